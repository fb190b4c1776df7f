import type { Formats } from '../formats'
import { fullLabels, minorsOf, sumOf, valueWords } from './chart-words'
import type { ChartPart, ChartScale, ChartSpec, ChartUnit } from './chart-types'

export type ChartTable = { head: string[]; rows: string[][]; foot: string[] | null }

/** The words of the columns that a chart of parts has. */
export type PartWords = { part: string; value: string; share: string; ofBefore: string; total: string }

/** The same values as a table, each in full. The first cell of a row says where, or which part. */
export function tableOf(spec: ChartSpec, formats: Formats, words: PartWords): ChartTable {
  if (spec.kind === 'donut') return donutTable(spec.parts, spec.unit, formats, words)
  if (spec.kind === 'funnel') return funnelTable(spec.parts, spec.unit, formats, words)
  const labels = fullLabels(spec.scale, formats)
  return {
    head: [spec.scale.title, ...spec.series.map(({ name }) => name)],
    rows: labels.map((label, at) => [
      label,
      ...spec.series.map(({ values }) => valueWords(values[at], spec.unit, formats)),
    ]),
    foot: null,
  }
}

function donutTable(parts: readonly ChartPart[], unit: ChartUnit, formats: Formats, words: PartWords): ChartTable {
  const total = sumOf(parts)
  return {
    head: [words.part, words.value, words.share],
    rows: parts.map(({ name, value }) => [
      name,
      valueWords(value, unit, formats),
      formats.percent(total === 0 ? null : value / total),
    ]),
    foot: [words.total, valueWords(total, unit, formats), formats.percent(total === 0 ? null : 1, 0)],
  }
}

function funnelTable(parts: readonly ChartPart[], unit: ChartUnit, formats: Formats, words: PartWords): ChartTable {
  const first = parts[0]?.value ?? 0
  return {
    head: [words.part, words.value, words.share, words.ofBefore],
    rows: parts.map(({ name, value }, at) => {
      const before = parts[at - 1]?.value
      return [
        name,
        valueWords(value, unit, formats),
        formats.percent(first === 0 ? null : value / first),
        formats.percent(before ? value / before : null),
      ]
    }),
    foot: null,
  }
}

/**
 * The same for a spreadsheet: plain figures with the reader's decimal mark, no grouping and no currency in the cells, days
 * as 2026-11-15. Tabs and line breaks within a name would begin another cell.
 */
export function copyOf(spec: ChartSpec, formats: Formats, words: PartWords): string {
  const plain = (value: number | null | undefined) => plainFigure(value, spec.unit, formats.decimalMark)
  const unit = spec.unit.kind === 'money' ? ` (${spec.unit.currency})` : ''
  const rows =
    spec.kind === 'donut' || spec.kind === 'funnel'
      ? [[words.part, `${words.value}${unit}`], ...spec.parts.map(({ name, value }) => [name, plain(value)])]
      : [
          [spec.scale.title, ...spec.series.map(({ name }) => `${name}${unit}`)],
          ...plainLabels(spec.scale, formats).map((label, at) => [
            label,
            ...spec.series.map(({ values }) => plain(values[at])),
          ]),
        ]
  return rows.map((cells) => cells.map((cell) => cell.replace(/\s+/g, ' ')).join('\t')).join('\n')
}

function plainLabels(scale: ChartScale, formats: Formats): string[] {
  if (scale.kind === 'words') return [...scale.labels]
  return scale.moments.map((at) =>
    scale.step === 'hour' ? `${formats.dayOf(at)} ${formats.time(at)}` : formats.dayOf(at),
  )
}

function plainFigure(value: number | null | undefined, unit: ChartUnit, mark: string): string {
  if (value === null || value === undefined) return ''
  const figure = unit.kind === 'money' ? value / minorsOf(unit.currency) : value
  return String(figure).replace('.', mark)
}
