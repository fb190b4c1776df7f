import type { TableColumn } from '@coverwright/rules/pricing'

export const ROW_HEIGHT = 28
export const HEAD_WIDTH = 64

/** Wide enough for what usually stands there. */
export function widthOf(column: TableColumn): number {
  const word = Math.min(220, 48 + column.title.length * 8)
  switch (column.role) {
    case 'exact':
      return Math.max(120, word)
    case 'band':
      return Math.max(112, word)
    case 'factor':
    case 'amount':
      return Math.max(104, word)
    case 'any':
    case 'text':
      return Math.max(180, word)
  }
}

export const isRight = (column: TableColumn): boolean => column.role === 'factor' || column.role === 'amount'

/** Columns of the screen: which of them, and where each begins. */
export type Across = {
  readonly starts: readonly number[]
  readonly widths: readonly number[]
  readonly whole: number
}

export function acrossOf(columns: readonly TableColumn[]): Across {
  const widths = columns.map(widthOf)
  let at = HEAD_WIDTH
  const starts = widths.map((width) => (at += width) - width)
  return { starts, widths, whole: at }
}
