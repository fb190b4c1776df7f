import type { AskedOf } from '@coverwright/rules/design/forms'
import { useState } from 'react'
import { choice } from './choice'
import { type FaceOf, readText, textOf } from './face'
import { FieldSet } from './field'
import { Icon } from './icon'
import { useStage, useText } from './stage'

export const plan: FaceOf<'plan'> = {
  Face: function PlanFace({ question, path, answer, onAnswer, refusals }) {
    const text = useText()
    const { words, prices } = useStage()
    return (
      <FieldSet question={question} path={path} refusals={refusals}>
        <div className="opts plans">
          {question.options.map((option) => (
            <label key={option.value}>
              <input
                type="radio"
                name={path}
                value={option.value}
                checked={answer === option.value}
                onChange={() => onAnswer(option.value)}
              />
              <span className="opt">
                {option.isMostChosen && <span className="most">{words.mostChosen}</span>}
                <span>{text(option.label)}</span>
                {(prices.areComing || prices.plans[option.value]) && (
                  <span className="price">
                    {prices.plans[option.value] ?? '…'} <small>{words.inTotal}</small>
                  </span>
                )}
                {option.note && <small>{text(option.note)}</small>}
                <span className="tick">
                  <Icon name="tick" />
                </span>
              </span>
            </label>
          ))}
        </div>
        {(question.covers.length > 0 || hasReadings(question)) && (
          <Covers question={question} chosen={textOf(answer)} />
        )}
      </FieldSet>
    )
  },
  readForm: readText,
  say: (answer, question, stage) => choice.say(answer, { ...question, kind: 'choice' }, stage),
}

const hasReadings = ({ options }: AskedOf<'plan'>) => options.some(({ readings }) => readings?.length)

/** Side by side on a phone too: the cover on its own line, one figure for each plan under it. */
function Covers({ question, chosen }: { question: AskedOf<'plan'>; chosen: string }) {
  const text = useText()
  const { words } = useStage()
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const { options } = question
  const covers = question.covers.filter(
    ({ amounts }) => !onlyDifferences || new Set(options.map(({ value }) => text(amounts[value]))).size > 1,
  )
  return (
    <>
      <div className="between ask">
        <b>{words.covers}</b>
        <label className="switch">
          {words.onlyDifferences}
          <input
            type="checkbox"
            role="switch"
            checked={onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.target.checked)}
          />
        </label>
      </div>
      <table className="covers">
        <tbody>
          {covers.map(({ label, note, amounts }) => [
            <tr key={`${text(label)} name`}>
              <th colSpan={options.length} scope="rowgroup">
                {text(label)}
                {note && text(note) && <small>{text(note)}</small>}
              </th>
            </tr>,
            <tr key={text(label)}>
              {options.map(({ value }) => (
                <td key={value} className={value === chosen ? 'on' : undefined}>
                  {text(amounts[value]) || words.notIncluded}
                </td>
              ))}
            </tr>,
          ])}
          {hasReadings(question) && <Readings question={question} />}
        </tbody>
      </table>
    </>
  )
}

/** The very files that the plan is sold with, each under its plan. */
function Readings({ question: { options } }: { question: AskedOf<'plan'> }) {
  const text = useText()
  const { words } = useStage()
  return (
    <>
      <tr>
        <th colSpan={options.length} scope="rowgroup">
          {words.readings}
        </th>
      </tr>
      <tr>
        {options.map(({ value, label, readings = [] }) => (
          <td key={value}>
            {readings.map(({ kind, address }) => (
              <a key={kind} href={text(address)} target="_blank" aria-label={`${words[kind]}, ${text(label)}`}>
                {words[kind]}
              </a>
            ))}
          </td>
        ))}
      </tr>
    </>
  )
}
