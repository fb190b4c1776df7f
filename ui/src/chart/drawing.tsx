import { BarChart, FunnelChart, LineChart, PieChart } from 'echarts/charts'
import { GridComponent, MarkLineComponent } from 'echarts/components'
import { type ECharts, init, use as install } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useFormats } from '../formats'
import { chartOptions } from './chart-options'
import type { ChartSpec } from './chart-types'
import { placeOf, type Place, pointAt } from './chart-places'
import { PointCard } from './point-card'
import { useChartLook } from './use-chart-look'
import type { Reached } from './walk-points'

install([LineChart, BarChart, PieChart, FunnelChart, GridComponent, MarkLineComponent, CanvasRenderer])

export type DrawingProps = {
  spec: ChartSpec
  reached: Reached | null
  onReach: (reached: Reached | null) => void
}

/** The drawing itself, the only part that knows the library; it comes when a chart is first shown. */
export function Drawing({ spec, reached, onReach }: DrawingProps) {
  const { box, chart, drawn } = useDrawn(spec)
  const place = usePlace(chart, spec, reached, drawn)
  const isParts = spec.kind === 'donut' || spec.kind === 'funnel'
  useEffect(() => {
    if (!chart || !isParts) return
    const over = ({ dataIndex = 0 }: { dataIndex?: number }) => onReach({ point: dataIndex, series: 0 })
    chart.on('mouseover', over)
    return () => void (chart.isDisposed() || chart.off('mouseover', over))
  }, [chart, isParts, onReach])
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    if (!chart || isParts) return
    const edge = event.currentTarget.getBoundingClientRect()
    const found = pointAt(chart, spec, event.clientX - edge.left, event.clientY - edge.top)
    if (found && (found.point !== reached?.point || found.series !== reached.series)) onReach(found)
  }
  return (
    <div className="cw-chart-drawing" onPointerMove={follow} onPointerLeave={() => onReach(null)}>
      <div ref={box} className="cw-chart-canvas" aria-hidden="true" />
      {place && reached && <PointCard spec={spec} reached={reached} place={place} />}
    </div>
  )
}

/** Draws, and draws again for other values, another look, other words or another size; counts how often. */
function useDrawn(spec: ChartSpec) {
  const box = useRef<HTMLDivElement>(null)
  const formats = useFormats()
  const look = useChartLook()
  const [chart, setChart] = useState<ECharts | null>(null)
  const [drawn, setDrawn] = useState(0)
  useEffect(() => {
    const made = init(box.current!)
    setChart(made)
    const observer = new ResizeObserver(() => {
      made.resize()
      setDrawn((count) => count + 1)
    })
    observer.observe(box.current!)
    return () => {
      observer.disconnect()
      made.dispose()
    }
  }, [])
  useEffect(() => {
    if (!chart || chart.isDisposed()) return
    const draw = () => {
      chart.setOption(chartOptions(spec, formats, look), { notMerge: true })
      setDrawn((count) => count + 1)
    }
    draw()
    // Words that were measured before their letters came are measured again.
    let isCurrent = document.fonts.status === 'loading'
    void document.fonts.ready.then(() => isCurrent && !chart.isDisposed() && draw())
    return () => void (isCurrent = false)
  }, [chart, spec, formats, look])
  return { box, chart, drawn }
}

/** Where the reached point is on the drawing; parts are lit by the library. */
function usePlace(chart: ECharts | null, spec: ChartSpec, reached: Reached | null, drawn: number): Place | null {
  const [place, setPlace] = useState<Place | null>(null)
  useEffect(() => {
    if (!chart || chart.isDisposed() || drawn === 0) return
    setPlace(reached && placeOf(chart, spec, reached))
    if (!reached || (spec.kind !== 'donut' && spec.kind !== 'funnel')) return
    chart.dispatchAction({ type: 'highlight', seriesIndex: 0, dataIndex: reached.point })
    return () => {
      if (!chart.isDisposed()) chart.dispatchAction({ type: 'downplay', seriesIndex: 0 })
    }
  }, [chart, spec, reached, drawn])
  return place
}
