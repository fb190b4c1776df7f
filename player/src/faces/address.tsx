import type { AddressPart } from '@coverwright/rules/design/forms'
import { type FaceOf, readParts, recordOf, textOf, withPart } from './face'
import { FieldSet, Wrong } from './field'
import { useStage } from './stage'

const hints: Readonly<Record<AddressPart, string>> = {
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  region: 'address-level1',
  postcode: 'postal-code',
  country: 'country-name',
}
const wide: readonly AddressPart[] = ['line1', 'line2', 'country']

export const address: FaceOf<'address'> = {
  Face: function AddressFace({ question, path, answer, onAnswer, refusals }) {
    const { words } = useStage()
    const given = recordOf(answer)
    return (
      <FieldSet question={question} path={path} refusals={refusals}>
        <div className="parts">
          {question.parts.map((part) => (
            <div key={part} className={wide.includes(part) ? 'wide' : undefined}>
              <label className="label" htmlFor={`q-${path}.${part}`}>
                {words[part]}
              </label>
              <input
                id={`q-${path}.${part}`}
                name={`${path}.${part}`}
                className="in"
                autoComplete={hints[part]}
                aria-invalid={refusals[`${path}.${part}`] ? true : undefined}
                aria-describedby={refusals[`${path}.${part}`] ? `q-${path}.${part}-wrong` : undefined}
                value={textOf(given[part])}
                onChange={(event) => onAnswer(withPart(part, event.target.value))}
              />
              <Wrong path={`${path}.${part}`} refusal={refusals[`${path}.${part}`]} />
            </div>
          ))}
        </div>
      </FieldSet>
    )
  },
  readForm: (form, path, { parts }) => readParts(form, path, parts),
  say: (answer, { parts }) =>
    parts
      .map((part) => textOf(recordOf(answer)[part]))
      .filter(Boolean)
      .join('\n'),
}
