import type { FindingView } from '@coverwright/contract/rating/tables'
import type { TableColumn } from '@coverwright/rules/rating/pricing'

/** A customer as one says it: 'Make Toyota, Age 25'. Columns that any value fits are left out. */
export function customerWords(
  customer: FindingView['customer'],
  columns: readonly TableColumn[],
  say: (answer: string) => string = String,
): string {
  return columns
    .flatMap(({ id, title }) => {
      const value = customer[id]
      return value === undefined || value === 'any' ? [] : [`${title} ${say(value)}`]
    })
    .join(', ')
}

/** 'table.notMonotonic' has its words under `finding.notMonotonic`. */
export const findingKey = (code: string): string => `finding.${code.slice(code.indexOf('.') + 1)}`

/** Where a finding is mended by typing: in its value, or in the band that takes too little or too much. */
export function findingColumn({ column, mends }: FindingView, columns: readonly TableColumn[]): string | null {
  if (column !== null) return column
  const edit = mends?.flatMap(({ edits }) => edits).find(({ kind }) => kind === 'set')
  const band = edit?.kind === 'set' ? columns[edit.at] : columns.find(({ role }) => role === 'band')
  return band?.id ?? null
}
