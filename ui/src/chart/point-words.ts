import type { Formats } from '../formats'
import { fullLabels, sumOf, valueWords } from './chart-words'
import type { ChartSpec } from './chart-types'
import type { Reached } from './walk-points'

/** One line of what is told at a point. */
export type PointLine = { key: string; name: string; value: string; share?: string; isReached: boolean }
export type PointTold = { where: string; lines: PointLine[] }

/** What is known at a point: of every series there, or of the part and its share. */
export function pointTold(spec: ChartSpec, { point, series }: Reached, formats: Formats): PointTold {
  if (spec.kind === 'donut' || spec.kind === 'funnel') {
    const part = spec.parts[point]
    if (!part) return { where: '', lines: [] }
    const whole = spec.kind === 'donut' ? sumOf(spec.parts) : (spec.parts[0]?.value ?? 0)
    const value = valueWords(part.value, spec.unit, formats)
    const share = whole === 0 ? undefined : formats.percent(part.value / whole)
    return {
      where: part.name,
      lines: [{ key: part.key, name: part.name, value, isReached: true, ...(share ? { share } : {}) }],
    }
  }
  const lines = spec.series.flatMap(({ key, name, values }, at) => {
    const value = values[point] ?? null
    return value === null && at !== series
      ? []
      : [{ key, name, value: valueWords(value, spec.unit, formats), isReached: at === series }]
  })
  return { where: fullLabels(spec.scale, formats)[point] ?? '', lines }
}

/** The same as a sentence for those who hear it: the series that was walked to, and the place among the points. */
export function pointSpoken({ where, lines }: PointTold, place: string): string {
  const line = lines.find(({ isReached }) => isReached) ?? lines[0]
  if (!line) return ''
  const name = line.name === where ? '' : `${line.name}, `
  return `${name}${where}: ${[line.value, line.share, place].filter(Boolean).join(', ')}`
}
