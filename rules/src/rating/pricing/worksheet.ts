import { printValue } from '../../design/datasets'
import type { Line } from './quote'

/** A line as a person reads it. */
export type WorksheetLine = {
  readonly step: string
  readonly title: string
  readonly inputs: readonly { readonly name: string; readonly value: string }[]
  readonly source: string | null
  readonly result: string
}

/** The worksheet in words and plain decimals: kept with a quote, it is the same years later. */
export function printWorksheet(lines: readonly Line[]): WorksheetLine[] {
  return lines.map(({ head, inputs, version, row, isPassedOver, result }) => ({
    step: head.addOn ? `${head.addOn}.${head.name}` : head.name,
    title: head.title,
    inputs: inputs.map((value, at) => ({ name: head.labels[at] ?? '', value: printValue(value) })),
    source: sourceOf(head.table, version, row, isPassedOver),
    result: printValue(result),
  }))
}

function sourceOf(table: string | null, version: string | null, row: number, isPassedOver: boolean): string | null {
  if (isPassedOver) return 'passed over'
  if (table === null) return null
  return row < 0 ? `${table} ${version}, no row` : `${table} ${version}, row ${row + 1}`
}
