import { type Cell, noPriceWords, type TableColumn } from '@coverwright/rules/rating/pricing'
import { printCell } from '@coverwright/rules/rating/tables'
import { type Formats, useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { useCallback, useMemo } from 'react'
import { isRight } from './grid-columns'
import { withPlaces } from './sheet/column-places'

type Decimal = Formats['decimal']

/** A cell for reading: figures in the language's way, with as many decimals as the longest of their column. Typed and copied it is as `printCell` says, which reads back. */
export function cellWords(column: TableColumn, cell: Cell | undefined, decimal: Decimal, places = 0): string {
  if (typeof cell === 'string') return isRight(column) ? decimal(withPlaces(cell, places)) : cell
  if (column.role !== 'band' || column.of !== 'number' || cell === null || typeof cell !== 'object')
    return printCell(column, cell)
  const { from, to } = cell
  if (!isLong(from) && !isLong(to)) return printCell(column, cell)
  return printCell(column, { ...cell, from: from && decimal(from), to: to && decimal(to) })
}

/** What customers are matched by is grouped from five digits on: 2026 is a year. */
const isLong = (figure: string | null) => figure !== null && /^-?\d{5}/.test(figure)

/** An answer of a customer, for reading. */
export const answerWords = (answer: string, decimal: Decimal): string =>
  isLong(answer) && /^-?\d+(?:\.\d+)?$/.test(answer) ? decimal(answer) : answer

export type CellWords = (column: TableColumn, cell: Cell | undefined) => string

export function useCellWords(): CellWords {
  const figure = useFigureWords()
  return useCallback((column, cell) => cellWords(column, cell, figure), [figure])
}

/** Figures in the reader's way, and in words that there is none. */
export function useFigureWords(): Decimal {
  const t = useTexts('tables')
  const { decimal } = useFormats()
  const words = useMemo(
    () =>
      new Map(noPriceWords.map((word): [string, string] => [word, t(`grid.${word === 'none' ? 'noPrice' : word}`)])),
    [t],
  )
  return useCallback((figure) => words.get(figure) ?? decimal(figure), [decimal, words])
}
