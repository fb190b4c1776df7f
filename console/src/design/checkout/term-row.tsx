import { type ReactNode, useId } from 'react'

type Props = {
  label: string
  about: string
  error?: string | undefined
  children: (id: string, aboutId: string) => ReactNode
}

/** One term: what it is called, what it does, and its field. */
export function TermRow({ label, about, error, children }: Props) {
  const id = useId()
  return (
    <div className="checkout-row">
      <div>
        <label htmlFor={id}>{label}</label>
        <small id={`${id}-about`}>{about}</small>
      </div>
      <div className="checkout-field">
        {children(id, `${id}-about`)}
        {error && (
          <small className="checkout-error" role="alert">
            {error}
          </small>
        )}
      </div>
    </div>
  )
}
