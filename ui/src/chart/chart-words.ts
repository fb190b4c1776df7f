import { type Formats, NOTHING } from '../formats'
import type { ChartScale, ChartSpec, ChartUnit } from './chart-types'

/** A value in full, as it is told at a point and stands in the table. */
export function valueWords(value: number | null | undefined, unit: ChartUnit, formats: Formats): string {
  if (value === null || value === undefined) return NOTHING
  switch (unit.kind) {
    case 'number':
      return formats.number(value, unit.digits ?? 0)
    case 'percent':
      return formats.percent(value, unit.digits ?? 1)
    case 'money':
      return formats.money({ minor: Math.round(value), currency: unit.currency })
  }
}

/** A value at the edge of the chart: short, and without the currency, which stands there once. */
export function edgeWords(value: number, unit: ChartUnit, formats: Formats): string {
  switch (unit.kind) {
    case 'number':
      return formats.compact(value)
    case 'percent':
      return formats.percent(value, Number.isInteger(Math.round(value * 1e6) / 1e4) ? 0 : 1)
    case 'money':
      return formats.compact(value / minorsOf(unit.currency))
  }
}

/** How many minor units a currency's own unit has: 100 cents, 1 yen. */
export function minorsOf(currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  return 10 ** (maximumFractionDigits ?? 2)
}

/** The points of a scale, short for its edge. */
export const edgeLabels = (scale: ChartScale, formats: Formats): string[] =>
  scale.kind === 'words' ? [...scale.labels] : scale.moments.map((moment) => formats.tick(moment, scale.step))

/** The points of a scale in full: an hour says its day too, a day its year. */
export function fullLabels(scale: ChartScale, formats: Formats): string[] {
  if (scale.kind === 'words') return [...scale.labels]
  const write = {
    hour: formats.dateTime,
    day: formats.date,
    month: (at: (typeof scale.moments)[number]) => formats.tick(at, 'month'),
  }
  return scale.moments.map(write[scale.step])
}

export const sumOf = (parts: readonly { value: number }[]): number => parts.reduce((sum, { value }) => sum + value, 0)

/** Whether there is anything to draw. */
export function isEmpty(spec: ChartSpec): boolean {
  if (spec.kind === 'donut' || spec.kind === 'funnel') return spec.parts.every(({ value }) => value === 0)
  return spec.series.every(({ values }) => values.every((value) => value === null))
}
