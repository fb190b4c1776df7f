import { useId, type ReactNode } from 'react'

type Props = { label: string; hint?: string; children: (id: string) => ReactNode }

/** A label over its control, tied to it. */
export function Labelled({ label, hint, children }: Props) {
  const id = useId()
  return (
    <div className="connector-field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {hint && <small>{hint}</small>}
    </div>
  )
}
