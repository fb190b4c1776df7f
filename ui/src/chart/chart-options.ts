import type { BarSeriesOption, FunnelSeriesOption, LineSeriesOption, PieSeriesOption } from 'echarts/charts'
import type { GridComponentOption, MarkLineComponentOption } from 'echarts/components'
import type { ComposeOption } from 'echarts/core'
import type { Formats } from '../formats'
import { edgeLabels, edgeWords } from './chart-words'
import type { BarSpec, ChartMark, ChartSpec, DonutSpec, FunnelSpec, LineSpec } from './chart-types'
import { type ChartColours, partColour, seriesLooks, stepOpacity } from './palette'

type Series = LineSeriesOption | BarSeriesOption | PieSeriesOption | FunnelSeriesOption
export type ChartOption = ComposeOption<Series | GridComponentOption | MarkLineComponentOption>

/** What a chart wears: the theme's colours, the page's letters, and whether it may move. */
export type ChartLook = { colours: ChartColours; fontFamily: string; isStill: boolean }

const FONT_SIZE = 11
const MOVES_MS = 220

/** What the drawing library is told. Pointer, tooltip, legend and focus are our own, so it is told nothing of them. */
export function chartOptions(spec: ChartSpec, formats: Formats, look: ChartLook): ChartOption {
  const base: ChartOption = {
    animation: !look.isStill,
    animationDuration: MOVES_MS,
    animationDurationUpdate: MOVES_MS,
    textStyle: { fontFamily: look.fontFamily, fontSize: FONT_SIZE, color: look.colours['text-3'] },
  }
  switch (spec.kind) {
    case 'line':
    case 'bar':
      return { ...base, ...onAxes(spec, formats, look) }
    case 'donut':
      return { ...base, series: [donut(spec, look)] }
    case 'funnel':
      return { ...base, series: [funnel(spec, look)] }
  }
}

/** The first and the last word of the edge end where the line does. */
const ENDS = { alignMinLabel: 'left', alignMaxLabel: 'right' } as const
/** The words of both edges stand inside the drawing, and take the room that they need. */
const INSIDE = { outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' } as const

function onAxes(spec: LineSpec | BarSpec, formats: Formats, { colours }: ChartLook): ChartOption {
  const isHorizontal = spec.kind === 'bar' && spec.isHorizontal === true
  const label = { color: colours['text-3'], fontSize: FONT_SIZE }
  const where = {
    type: 'category' as const,
    data: edgeLabels(spec.scale, formats),
    boundaryGap: spec.kind === 'bar',
    inverse: isHorizontal,
    axisLine: { lineStyle: { color: colours['chart-grid'] } },
    axisTick: { show: false },
    axisLabel: isHorizontal
      ? { ...label, color: colours['text-2'], width: 140, overflow: 'truncate' as const, margin: 10 }
      : {
          ...label,
          margin: 8,
          hideOverlap: true,
          ...(spec.kind === 'line' ? { showMinLabel: true, showMaxLabel: true, ...ENDS } : {}),
        },
  }
  const much = {
    type: 'value' as const,
    scale: spec.kind === 'line' && spec.isFitted === true,
    splitNumber: 3,
    axisLabel: { ...label, hideOverlap: true, formatter: (value: number) => edgeWords(value, spec.unit, formats) },
    splitLine: { lineStyle: { color: colours['chart-grid'] } },
  }
  return {
    grid: { left: 0, right: isHorizontal ? 12 : 1, top: 8, bottom: 0, ...INSIDE },
    xAxis: isHorizontal ? much : where,
    yAxis: isHorizontal ? where : much,
    series: [...(spec.kind === 'line' ? lines(spec, colours) : bars(spec, colours)), ...marks(spec, colours)],
  }
}

function lines({ series, isFilled, isStepped }: LineSpec, colours: ChartColours): LineSeriesOption[] {
  const looks = seriesLooks(series)
  return series.map(({ name, values, isRunning }, at) => {
    const { colour, dash, width } = looks[at]!
    const last = isRunning ? values.findLastIndex((value) => value !== null) : -1
    const dot = { symbol: 'circle', symbolSize: 8, itemStyle: { borderColor: colours['bg-container'], borderWidth: 2 } }
    return {
      type: 'line',
      name,
      data: values.map((value, point) => (point === last ? { value: value!, ...dot } : (value ?? '-'))),
      symbol: 'none',
      ...(isStepped ? { step: 'end' as const } : {}),
      color: colours[colour],
      lineStyle: { width, ...(dash ? { type: [...dash] } : {}) },
      ...(isFilled && at === 0 ? { areaStyle: { opacity: 0.12 } } : {}),
      emphasis: { disabled: true },
      z: 10 - at,
    }
  })
}

function bars({ series, isStacked, isHorizontal }: BarSpec, colours: ChartColours): BarSeriesOption[] {
  const looks = seriesLooks(series)
  return series.map(({ name, values }, at) => ({
    type: 'bar',
    name,
    data: values.map((value) => value ?? '-'),
    color: colours[looks[at]!.colour],
    barMaxWidth: 28,
    barMinWidth: 2,
    barGap: '12%',
    barCategoryGap: '28%',
    // A seam parts what is stacked, so that it is told apart without its colour.
    ...(isStacked
      ? { stack: 'all', itemStyle: { borderColor: colours['bg-container'], borderWidth: 1 } }
      : { itemStyle: { borderRadius: isHorizontal ? [0, 2, 2, 0] : [2, 2, 0, 0] } }),
    emphasis: { disabled: true },
  }))
}

/** Each mark is a series of its own that is not drawn: the scale then reaches to it, however far it is away. */
function marks(spec: LineSpec | BarSpec, colours: ChartColours): LineSeriesOption[] {
  const isHorizontal = spec.kind === 'bar' && spec.isHorizontal === true
  const count = edgeCount(spec)
  return (spec.marks ?? []).map(({ label, value }: ChartMark) => ({
    type: 'line',
    data: Array.from({ length: count }, () => value),
    symbol: 'none',
    lineStyle: { opacity: 0 },
    silent: true,
    emphasis: { disabled: true },
    markLine: {
      silent: true,
      animation: false,
      symbol: 'none',
      lineStyle: { color: colours['text-3'], width: 1, type: [2, 3] },
      label: {
        position: 'insideStartTop',
        formatter: label,
        color: colours['text-2'],
        fontSize: FONT_SIZE,
        distance: 2,
      },
      data: [isHorizontal ? { xAxis: value } : { yAxis: value }],
    },
  }))
}

const edgeCount = ({ scale }: LineSpec | BarSpec) =>
  scale.kind === 'words' ? scale.labels.length : scale.moments.length

function donut({ parts }: DonutSpec, { colours }: ChartLook): PieSeriesOption {
  return {
    type: 'pie',
    radius: ['68%', '96%'],
    label: { show: false },
    labelLine: { show: false },
    itemStyle: { borderColor: colours['bg-container'], borderWidth: 2, borderRadius: 3 },
    emphasis: { scaleSize: 3 },
    data: parts.map(({ name, value }, at) => ({ name, value, itemStyle: { color: colours[partColour(at)] } })),
  }
}

function funnel({ parts }: FunnelSpec, { colours }: ChartLook): FunnelSeriesOption {
  const most = Math.max(1, ...parts.map(({ value }) => value))
  const last = parts.at(-1)
  // A step narrows to the one after it. One more, below the edge, is as wide as the last: that does not end in a point.
  const below = { value: last?.value ?? 0, itemStyle: { opacity: 0 }, emphasis: { disabled: true } }
  return {
    type: 'funnel',
    left: 0,
    right: 0,
    top: 0,
    height: `${(100 * (parts.length + 1)) / Math.max(1, parts.length)}%`,
    min: 0,
    max: most,
    minSize: '1%',
    maxSize: '100%',
    sort: 'none',
    gap: 4,
    label: { show: false },
    labelLine: { show: false },
    itemStyle: { borderWidth: 0 },
    data: [
      ...parts.map(({ name, value }, at) => ({
        name,
        value,
        itemStyle: { color: colours['chart-1'], opacity: stepOpacity(at, parts.length) },
        emphasis: { itemStyle: { color: colours['chart-1'], opacity: 1 } },
      })),
      below,
    ],
  }
}
