import type { ECharts } from 'echarts/core'
import type { BarSpec, ChartSpec, LineSpec } from './chart-types'
import type { Reached } from './walk-points'

/** Where a point is on the drawing, in pixels. */
export type Place = {
  x: number
  y: number
  /** What is lit behind it: a line across, or the band of its bars. */
  band: { left: number; top: number; width: number; height: number } | null
  /** The values at the point, for a dot on each line. */
  dots: { series: number; x: number; y: number }[]
  size: { width: number; height: number }
}

type OnAxes = LineSpec | BarSpec

/** What the words under a drawing take of its height. */
const EDGE = 22

/** The point of the scale that is nearest to a place of the pointer, and of its series the nearest. */
export function pointAt(chart: ECharts, spec: ChartSpec, x: number, y: number): Reached | null {
  if (spec.kind === 'donut' || spec.kind === 'funnel') return null
  if (!chart.containPixel('grid', [x, y])) return null
  const isHorizontal = spec.kind === 'bar' && spec.isHorizontal === true
  const [along, across] = chart.convertFromPixel('grid', [x, y]) as [number, number]
  const point = Math.round(isHorizontal ? across : along)
  const value = isHorizontal ? along : across
  const near = spec.series
    .map(({ values }, series) => ({ series, away: Math.abs((values[point] ?? Infinity) - value) }))
    .sort((one, other) => one.away - other.away)[0]
  return near ? { point, series: Number.isFinite(near.away) ? near.series : 0 } : null
}

export function placeOf(chart: ECharts, spec: ChartSpec, reached: Reached): Place {
  const size = { width: chart.getWidth(), height: chart.getHeight() }
  if (spec.kind === 'donut') return { x: size.width / 2, y: size.height / 2, band: null, dots: [], size }
  if (spec.kind === 'funnel') {
    const step = size.height / spec.parts.length
    return { x: size.width / 2, y: step * (reached.point + 0.5), band: null, dots: [], size }
  }
  return onAxesPlace(chart, spec, reached, size)
}

function onAxesPlace(chart: ECharts, spec: OnAxes, { point, series }: Reached, size: Place['size']): Place {
  const isHorizontal = spec.kind === 'bar' && spec.isHorizontal === true
  const pixel = (value: number) =>
    chart.convertToPixel('grid', isHorizontal ? [value, point] : [point, value]) as [number, number]
  const stacked = spec.series.reduce((sum, { values }) => sum + (values[point] ?? 0), 0)
  const isStacked = spec.kind === 'bar' && spec.isStacked === true
  const [x, y] = pixel(isStacked ? stacked : (spec.series[series]?.values[point] ?? 0))
  const dots = spec.series.flatMap(({ values }, at) => {
    const own = values[point] ?? null
    if (own === null || spec.kind === 'bar') return []
    const [dotX, dotY] = pixel(own)
    return [{ series: at, x: dotX, y: dotY }]
  })
  return { x, y, band: bandOf(chart, spec, point, [x, y], size), dots, size }
}

function bandOf(chart: ECharts, spec: OnAxes, point: number, [x, y]: [number, number], size: Place['size']) {
  if (spec.kind === 'line') return { left: Math.round(x), top: 0, width: 1, height: size.height - EDGE }
  const isHorizontal = spec.isHorizontal === true
  const at = (index: number) => chart.convertToPixel('grid', isHorizontal ? [0, index] : [index, 0]) as [number, number]
  const count = spec.scale.kind === 'words' ? spec.scale.labels.length : spec.scale.moments.length
  const beside = point + 1 < count ? point + 1 : point - 1
  if (isHorizontal) {
    const step = count > 1 ? Math.abs(at(beside)[1] - y) : size.height
    return { left: 0, top: y - step / 2, width: size.width, height: step }
  }
  const step = count > 1 ? Math.abs(at(beside)[0] - x) : size.width
  return { left: x - step / 2, top: 0, width: step, height: size.height - EDGE }
}
