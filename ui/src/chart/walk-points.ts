import type { ChartSpec } from './chart-types'

/** Where somebody is on the chart: a point, and which of the series there. */
export type Reached = { point: number; series: number }

/** The values of each series, point by point; parts are one series. */
const valuesOf = (spec: ChartSpec): readonly (readonly (number | null)[])[] =>
  spec.kind === 'donut' || spec.kind === 'funnel'
    ? [spec.parts.map(({ value }) => value)]
    : spec.series.map(({ values }) => values)

export const countPoints = (spec: ChartSpec): number => Math.max(0, ...valuesOf(spec).map((values) => values.length))
export const countSeries = (spec: ChartSpec): number => valuesOf(spec).length

/** Drawn from top to bottom, so up and down walk along it and left and right change the series. */
const isUpright = (spec: ChartSpec) => spec.kind === 'funnel' || (spec.kind === 'bar' && spec.isHorizontal === true)

/**
 * Where a key leads: along the points of a series that have a value, or to another series at the same point. Undefined for a
 * key that the chart does not know, null for the one that leaves it.
 */
export function walkTo(spec: ChartSpec, at: Reached | null, key: string): Reached | null | undefined {
  const move = moveOf(key, isUpright(spec))
  if (move === undefined) return undefined
  if (move === 'leave') return null
  const series = at?.series ?? 0
  if (move === 'first' || move === 'last')
    return seek(spec, series, move === 'first' ? -1 : countPoints(spec), move === 'first' ? 1 : -1) ?? at
  if (move.along) {
    const from = at ? at.point : move.along > 0 ? -1 : countPoints(spec)
    return seek(spec, series, from, move.along) ?? at ?? null
  }
  const next = series + move.across
  if (!at || next < 0 || next >= countSeries(spec)) return at ?? seek(spec, series, -1, 1)
  return { point: at.point, series: next }
}

type Move = { along: -1 | 0 | 1; across: -1 | 0 | 1 } | 'first' | 'last' | 'leave'

const STEPS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

function moveOf(key: string, isTurned: boolean): Move | undefined {
  if (key === 'Home') return 'first'
  if (key === 'End') return 'last'
  if (key === 'Escape') return 'leave'
  const step = STEPS[key]
  if (!step) return undefined
  const [along, across] = isTurned ? [step[1], step[0]] : step
  return { along, across } as Move
}

/** The next point of a series that has a value, in one direction. */
function seek(spec: ChartSpec, series: number, from: number, step: -1 | 1): Reached | null {
  const values = valuesOf(spec)[series] ?? []
  for (let point = from + step; point >= 0 && point < values.length; point += step)
    if (values[point] !== null) return { point, series }
  return null
}
