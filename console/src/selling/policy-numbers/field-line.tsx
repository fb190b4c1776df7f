import { type ReactNode, useId } from 'react'

type Control = {
  id: string
  status: 'error' | undefined
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
}
type Props = { name: string; label: string; error: string | undefined; children: (control: Control) => ReactNode }

/** A label above, what is wrong under it, and both tied to the control. */
export function FieldLine({ name, label, error, children }: Props) {
  const id = `${useId()}-${name}`
  return (
    <div className="numbers-field">
      <label className="numbers-label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        status: error ? 'error' : undefined,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error ? `${id}-error` : undefined,
      })}
      {error && (
        <p id={`${id}-error`} className="numbers-error">
          {error}
        </p>
      )}
    </div>
  )
}
