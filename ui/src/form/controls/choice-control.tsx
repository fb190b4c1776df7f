import { labelId } from '../../field'
import { Segments } from '../../segments'
import type { ControlFor } from '../form-types'

/** Choices as cards: for a few kinds of thing that need a line to tell them apart. */
export function ChoiceControl({ field, ...control }: ControlFor<'choice'>) {
  return (
    <div
      id={control.id}
      className="cw-choices"
      role="radiogroup"
      aria-labelledby={labelId(control.id)}
      aria-describedby={control.describedBy}
      aria-invalid={control.isInvalid || undefined}
    >
      {field.options.map((option) => (
        <label key={option.value} className="cw-choice" title={option.blocked}>
          <input
            type="radio"
            className="cw-check cw-check-round"
            name={control.id}
            value={option.value}
            checked={control.value === option.value}
            disabled={control.isDisabled || control.isReadOnly || Boolean(option.blocked)}
            onChange={() => control.onChange(option.value)}
          />
          {option.picture}
          <span className="cw-choice-words">
            <span className="cw-choice-label">{option.label}</span>
            {(option.blocked ?? option.about) && (
              <span className="cw-choice-about">{option.blocked ?? option.about}</span>
            )}
          </span>
        </label>
      ))}
    </div>
  )
}

/** Short words beside one another, one of them on. */
export function SegmentsControl({ field, ...control }: ControlFor<'segments'>) {
  return (
    <div id={control.id}>
      <Segments
        label={field.label}
        value={String(control.value)}
        options={field.options}
        onChange={(value) => !control.isReadOnly && control.onChange(value)}
      />
    </div>
  )
}
