import { useFormats } from '../formats'
import type { Place } from './chart-places'
import type { ChartSpec } from './chart-types'
import { seriesLooks } from './palette'
import { pointTold } from './point-words'
import { Swatch } from './swatch'
import type { Reached } from './walk-points'

type Props = { spec: ChartSpec; reached: Reached; place: Place }

/** At the point that is reached: what is lit, and a card with every value there. */
export function PointCard({ spec, reached, place }: Props) {
  const { where, lines } = pointTold(spec, reached, useFormats())
  if (spec.kind === 'donut' || spec.kind === 'funnel') return null
  const looks = seriesLooks(spec.series)
  const isLeft = place.x > place.size.width / 2
  const lookOf = (key: string) => looks[spec.series.findIndex((series) => series.key === key)] ?? looks[0]!
  return (
    <div className="cw-chart-point" aria-hidden="true">
      {place.band && <span className="cw-chart-band" data-kind={spec.kind} style={place.band} />}
      {place.dots.map(({ series, x, y }) => (
        <span
          key={series}
          className="cw-chart-dot"
          data-reached={series === reached.series}
          style={{ left: x, top: y, background: `var(--${looks[series]!.colour})` }}
        />
      ))}
      <div
        className="cw-chart-card"
        data-side={isLeft ? 'left' : 'right'}
        style={{ left: place.x, top: Math.min(Math.max(place.y, 28), place.size.height - 48) }}
      >
        <b>{where}</b>
        {lines.map((line) => (
          <span key={line.key} className="cw-chart-line" data-reached={line.isReached && lines.length > 1}>
            <Swatch look={lookOf(line.key)} kind={spec.kind} />
            <span className="cw-cut">{line.name}</span>
            <span className="cw-num">{line.value}</span>
          </span>
        ))}
      </div>
    </div>
  )
}
