import type { CurveView } from '@coverwright/contract/rating/pricing'
import { useFormats } from '@coverwright/ui/formats'
import { DecisionTag } from './verdict'

type Props = {
  curve: CurveView
  label: string
  valueText: (at: string) => string
  refusalText: (code: string) => string
}

/** The price of each answer, one under the other: words have no order that a line could follow. */
export function ChoiceBars({ curve: { points, currency }, label, valueText, refusalText }: Props) {
  const { money } = useFormats()
  const most = Math.max(1, ...points.map(({ yearly }) => yearly ?? 0))
  return (
    <ul className="choice-bars" aria-label={label}>
      {points.map(({ at, yearly, decision, refusal }) => (
        <li key={at}>
          <span className="cw-cut" title={valueText(at)}>
            {valueText(at)}
          </span>
          <span className="choice-bar" aria-hidden>
            <i style={{ width: `${((yearly ?? 0) / most) * 100}%` }} />
          </span>
          <b className="cw-num">
            {yearly === null ? refusal && refusalText(refusal) : money({ minor: yearly, currency })}
          </b>
          {decision !== 'accept' && <DecisionTag decision={decision} />}
        </li>
      ))}
    </ul>
  )
}
