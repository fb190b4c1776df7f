import type { TableColumn } from '@coverwright/rules/rating/pricing'

export const ROW_HEIGHT = 28
export const HEAD_WIDTH = 64
export const HEAD_HEIGHT = 44

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

/** Columns of the screen: where each begins and how wide it is, as the styles of its cells. */
export type Across = {
  readonly starts: readonly number[]
  readonly widths: readonly number[]
  readonly styles: readonly { readonly left: number; readonly width: number }[]
  readonly whole: number
}

export type Widths = Readonly<Record<string, number>>

export function acrossOf(columns: readonly TableColumn[], chosen: Widths = {}): Across {
  const widths = columns.map((column) => chosen[column.id] ?? widthOf(column))
  let at = HEAD_WIDTH
  const starts = widths.map((width) => (at += width) - width)
  const styles = widths.map((width, place) => ({ left: starts[place] as number, width }))
  return { starts, widths, styles, whole: at }
}
