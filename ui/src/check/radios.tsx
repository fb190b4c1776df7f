import { useId, type ReactNode } from 'react'

export type RadiosProps<Value extends string> = {
  value: Value
  options: readonly { value: Value; label: ReactNode }[]
  onChange: (value: Value) => void
  isDisabled?: boolean
}

/** One of a few, in the same look as boxes; its name stands on the fieldset or group around it. */
export function Radios<Value extends string>({ value, options, onChange, isDisabled }: RadiosProps<Value>) {
  const name = useId()
  return (
    <div className="cw-radios">
      {options.map((option) => (
        <label key={option.value} className="cw-check-row">
          <input
            type="radio"
            className="cw-check cw-check-round"
            name={name}
            checked={option.value === value}
            disabled={isDisabled}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
