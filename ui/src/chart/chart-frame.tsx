import { type KeyboardEvent, Suspense, useCallback, useId, useMemo, useState } from 'react'
import { useFormats } from '../formats'
import { later } from '../later'
import { useTexts } from '../locales'
import { ChartEmpty, ChartSkeleton } from './chart-states'
import { copyOf, tableOf } from './chart-table'
import { ChartTools } from './chart-tools'
import { DonutCentre } from './donut-centre'
import type { ChartFrameProps, ChartSpec } from './chart-types'
import { isEmpty } from './chart-words'
import { Legend, PartList } from './legend'
import { pointSpoken, pointTold } from './point-words'
import { TableView } from './table-view'
import { usePartWords } from './use-part-words'
import { useSame } from './use-same'
import { countPoints, countSeries, type Reached, walkTo } from './walk-points'
import './chart.css'

/** The drawing library weighs more than most screens: it is fetched when a chart is first shown. */
const Drawing = later(() => import('./drawing').then((part) => part.Drawing))

type Props = ChartFrameProps & { spec: ChartSpec }

/** A chart with everything around it: legend, keyboard, words for those who hear it, and its values as a table. */
export function ChartFrame({ spec: given, title, height = 220, isLoading = false, empty }: Props) {
  const spec = useSame(given)
  const formats = useFormats()
  const words = usePartWords(spec.kind)
  const [isTable, setTable] = useState(false)
  const isNothing = isEmpty(spec)
  const table = useMemo(() => (isTable ? tableOf(spec, formats, words) : null), [isTable, spec, formats, words])
  if (isLoading && isNothing) return <ChartSkeleton kind={spec.kind} height={height} />
  if (isNothing) return <ChartEmpty empty={empty} height={height} />
  return (
    <figure className="cw-chart" data-kind={spec.kind} aria-label={title} aria-busy={isLoading || undefined}>
      <div className="cw-chart-head">
        {spec.kind === 'line' || spec.kind === 'bar' ? <Legend spec={spec} /> : <span />}
        <ChartTools title={title} isTable={isTable} onTable={setTable} copyText={() => copyOf(spec, formats, words)} />
      </div>
      {table ? (
        <TableView title={title} table={table} height={height} />
      ) : (
        <Walkable spec={spec} title={title} height={height} />
      )}
    </figure>
  )
}

type WalkProps = { spec: ChartSpec; title: string; height: number }

/** The drawing as one stop of the tab key; arrow keys walk its points, and each is said. */
function Walkable({ spec, title, height }: WalkProps) {
  const t = useTexts('ui')
  const formats = useFormats()
  const hintId = useId()
  const [at, setAt] = useState<Reached | null>(null)
  const [isWalking, setWalking] = useState(false)
  // Other values may have fewer points than the one that was reached.
  const reached = at && at.point < countPoints(spec) && at.series < countSeries(spec) ? at : null
  const reach = useCallback((next: Reached | null) => {
    setWalking(false)
    setAt(next)
  }, [])
  const walk = (event: KeyboardEvent) => {
    const next = walkTo(spec, reached, event.key)
    if (next === undefined || (next === null && !reached)) return
    event.preventDefault()
    setWalking(true)
    setAt(next)
  }
  const place = reached && t('chart.of', { at: reached.point + 1, all: countPoints(spec) })
  const isParts = spec.kind === 'donut' || spec.kind === 'funnel'
  return (
    <div className="cw-chart-whole" data-kind={spec.kind}>
      <div
        className="cw-chart-body"
        style={{ height }}
        role="application"
        aria-roledescription={t('chart.kind')}
        aria-label={title}
        aria-describedby={hintId}
        tabIndex={0}
        onKeyDown={walk}
        onBlur={() => reach(null)}
      >
        <Suspense fallback={<ChartSkeleton kind={spec.kind} height={height} />}>
          <Drawing spec={spec} reached={reached} onReach={reach} />
        </Suspense>
        {spec.kind === 'donut' && <DonutCentre spec={spec} reached={reached} />}
      </div>
      {isParts && <PartList spec={spec} reached={reached} onReach={reach} />}
      <span id={hintId} className="cw-unseen">
        {t(countSeries(spec) > 1 ? 'chart.hintMany' : 'chart.hint')}
      </span>
      <p className="cw-unseen" role="status">
        {isWalking && reached && place && pointSpoken(pointTold(spec, reached, formats), place)}
      </p>
    </div>
  )
}
