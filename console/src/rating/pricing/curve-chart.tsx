import type { CurveView } from '@coverwright/contract/rating/pricing'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { type PointerEvent, useMemo, useState } from 'react'
import { CHART, curveShape, jumpXs } from './curve-shape'
import { DecisionTag } from './verdict'
import { useProblemWords } from './use-problem-words'

type Props = { curve: CurveView; label: string; valueText: (at: string) => string }

/** The price over one input. The pointer, or the slider under it, reads any point; jumps stand as dashed lines. */
export function CurveChart({ curve, label, valueText }: Props) {
  const t = useTexts('pricing')
  const { money } = useFormats()
  const { points, currency } = curve
  const shape = useMemo(() => curveShape(points), [points])
  const jumps = useMemo(() => jumpXs(curve, shape.xs), [curve, shape.xs])
  const [chosen, setChosen] = useState(0)
  const at = Math.min(chosen, points.length - 1)
  const point = points[at]
  const follow = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const share = (event.clientX - box.left) / box.width
    setChosen(Math.round(Math.min(1, Math.max(0, share)) * (points.length - 1)))
  }
  if (!point) return null
  const [x, y] = [shape.xs[at] ?? 0, shape.ys[at] ?? null]
  return (
    <figure className="curve">
      <figcaption className="curve-reading" aria-live="polite">
        <span>{valueText(point.at)}</span>
        <PointReading point={point} currency={currency} />
      </figcaption>
      <svg
        viewBox={`0 0 ${CHART.width} ${CHART.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        onPointerMove={follow}
      >
        {jumps.map((place, index) => (
          <line key={index} className="curve-jump" x1={place} x2={place} y1={0} y2={CHART.height} />
        ))}
        {shape.paths.map((path) => (
          <path key={path} className="curve-line" d={path} />
        ))}
        <line className="curve-at" x1={x} x2={x} y1={0} y2={CHART.height} />
        {y !== null && <circle className="curve-dot" cx={x} cy={y} r={4} />}
      </svg>
      <div className="curve-ends">
        <span>{valueText(points[0]?.at ?? '')}</span>
        <span className="cw-num">
          {money({ minor: shape.low, currency })} – {money({ minor: shape.high, currency })}
        </span>
        <span>{valueText(points.at(-1)?.at ?? '')}</span>
      </div>
      <input
        type="range"
        className="curve-slider"
        aria-label={t('curve.read')}
        aria-valuetext={`${valueText(point.at)}: ${money(point.yearly === null ? null : { minor: point.yearly, currency })}`}
        min={0}
        max={points.length - 1}
        value={at}
        onChange={(event) => setChosen(Number(event.target.value))}
      />
    </figure>
  )
}

type PointProps = { point: CurveView['points'][number]; currency: string }

function PointReading({ point, currency }: PointProps) {
  const { money } = useFormats()
  const words = useRefusalText()
  return (
    <>
      <b className="cw-num">
        {point.yearly === null ? point.refusal && words(point.refusal) : money({ minor: point.yearly, currency })}
      </b>
      {point.decision !== 'accept' && <DecisionTag decision={point.decision} />}
    </>
  )
}

const NO_VALUES = { name: '…', table: '…', inputs: '…', plan: '…', addOn: '…', code: '…', problem: '…' }

/** A curve keeps only the code of why there is no price; its sentence goes without the particulars. */
export function useRefusalText(): (code: string) => string {
  const words = useProblemWords()
  return (code) => words({ code, values: NO_VALUES })
}
