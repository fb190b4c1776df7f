import { useFormats } from '../formats'
import type { BarSpec, DonutSpec, FunnelSpec, LineSpec } from './chart-types'
import { sumOf, valueWords } from './chart-words'
import { partColour, seriesLooks } from './palette'
import { Swatch } from './swatch'
import type { Reached } from './walk-points'

/** Which line is which; a single one needs no name. The currency of the edge is said here, once. */
export function Legend({ spec }: { spec: LineSpec | BarSpec }) {
  const looks = seriesLooks(spec.series)
  return (
    <div className="cw-chart-legend">
      {spec.unit.kind === 'money' && <span className="cw-chart-unit">{spec.unit.currency}</span>}
      {spec.series.length > 1 && (
        <ul>
          {spec.series.map(({ key, name }, at) => (
            <li key={key}>
              <Swatch look={looks[at]!} kind={spec.kind} />
              {name}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type PartsProps = {
  spec: DonutSpec | FunnelSpec
  reached: Reached | null
  onReach: (reached: Reached | null) => void
}

/** Beside the drawing: each part by name, with its value and its share; of a funnel also what the step before let through. */
export function PartList({ spec, reached, onReach }: PartsProps) {
  const formats = useFormats()
  const { parts, unit, kind } = spec
  const whole = kind === 'donut' ? sumOf(parts) : (parts[0]?.value ?? 0)
  return (
    <ol className="cw-chart-parts" data-kind={kind} aria-hidden="true" onPointerLeave={() => onReach(null)}>
      {parts.map(({ key, name, value }, at) => {
        const before = kind === 'funnel' ? parts[at - 1]?.value : undefined
        return (
          <li
            key={key}
            data-reached={reached?.point === at || undefined}
            onPointerEnter={() => onReach({ point: at, series: 0 })}
          >
            {kind === 'donut' && <Swatch look={{ colour: partColour(at), dash: null }} kind="part" />}
            <span className="cw-cut" title={name}>
              {name}
            </span>
            <b className="cw-num">{valueWords(value, unit, formats)}</b>
            <span className="cw-num">{formats.percent(whole === 0 ? null : value / whole)}</span>
            {kind === 'funnel' && (
              <span className="cw-num cw-chart-lost">{before ? formats.change(value / before - 1) : ''}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
