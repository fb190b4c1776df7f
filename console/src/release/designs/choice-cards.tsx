import { type ReactNode, useId } from 'react'
import './choice-cards.css'

type Choice<Value extends string> = { value: Value; label: string; about?: string; picture?: ReactNode }
type Props<Value extends string> = {
  name: string
  label: string
  choices: readonly Choice<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  /** How much room each has: colours need little, kinds of insurance tell what their template has. */
  size?: 'small' | 'large'
}

/** One of a few, each a card with its picture: plain radio buttons, so arrows and screen readers know them. */
export function ChoiceCards<Value extends string>({ name, label, choices, value, onChange, size }: Props<Value>) {
  const id = useId()
  return (
    <fieldset className={size ? `choice-cards choice-cards-${size}` : 'choice-cards'}>
      <legend>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="choice-card">
          <input
            type="radio"
            name={name}
            value={choice.value}
            aria-label={choice.label}
            aria-describedby={choice.about ? `${id}-${choice.value}` : undefined}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.picture}
          <span className="choice-words">
            <b>{choice.label}</b>
            {choice.about && <small id={`${id}-${choice.value}`}>{choice.about}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
