import type { DecimalMark } from '../../money'
import type { Row, TableColumn } from '../pricing'
import { printCell } from './cell-text'

export type Search = {
  readonly text: string
  /** One column by its id, or all of them. */
  readonly column?: string | undefined
  readonly isWhole?: boolean | undefined
  readonly isCaseKept?: boolean | undefined
}

/** A figure is looked for as it is kept, however it is shown: '1,288.50', or '1.288,50' where the comma marks decimals. */
export function soughtText(text: string, mark: DecimalMark): string {
  const shown = text.replace('−', '-')
  const plain = mark === '.' ? shown : shown.replace(/[.,]/g, (one) => (one === '.' ? ',' : '.'))
  return /^-?\d{1,3}(?:,\d{3})*(?:\.\d*)?$/.test(plain) ? plain.replaceAll(',', '') : text
}

/** The columns of a row in which the text stands. */
export function findInRow(columns: readonly TableColumn[], row: Row, search: Search): number[] {
  const wanted = search.isCaseKept ? search.text : search.text.toLowerCase()
  if (wanted === '') return []
  return columns.flatMap((column, at) => {
    if (search.column !== undefined && search.column !== column.id) return []
    const printed = printCell(column, row[at])
    const text = search.isCaseKept ? printed : printed.toLowerCase()
    return (search.isWhole ? text === wanted : text.includes(wanted)) ? [at] : []
  })
}

/** Puts another text in the place of the found one; null when the cell does not hold it. */
export function replaceInText(printed: string, search: Search, by: string): string | null {
  if (search.text === '') return null
  const flags = search.isCaseKept ? 'g' : 'gi'
  const escaped = search.text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const pattern = new RegExp(search.isWhole ? `^${escaped}$` : escaped, flags)
  const replaced = printed.replace(pattern, () => by)
  return replaced === printed ? null : replaced
}
