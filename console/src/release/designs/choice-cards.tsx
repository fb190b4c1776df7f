import type { ReactNode } from 'react'
import './choice-cards.css'

type Choice<Value extends string> = { value: Value; label: string; about?: string; picture?: ReactNode }
type Props<Value extends string> = {
  name: string
  label: string
  choices: readonly Choice<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  isSmall?: boolean
}

/** One of a few, each a card with its picture: plain radio buttons, so arrows and screen readers know them. */
export function ChoiceCards<Value extends string>({ name, label, choices, value, onChange, isSmall }: Props<Value>) {
  return (
    <fieldset className={isSmall ? 'choice-cards choice-cards-small' : 'choice-cards'}>
      <legend>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="choice-card">
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.picture}
          <span className="choice-words">
            <b>{choice.label}</b>
            {choice.about && <small>{choice.about}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
