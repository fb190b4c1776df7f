import { type ReactNode, useId } from 'react'

/** A control with its label above it. */
export function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className="import-field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}
