import type { Cell, TableColumn } from '@coverwright/rules/pricing'
import { printCell } from '@coverwright/rules/tables'
import { type Formats, useFormats } from '@coverwright/ui/formats'
import { useCallback } from 'react'
import { isRight } from './grid-columns'

/** A cell for reading: figures in the language's way. Typed and copied it is as `printCell` says, which reads back. */
export const cellWords = (column: TableColumn, cell: Cell | undefined, decimal: Formats['decimal']): string =>
  typeof cell === 'string' && isRight(column) ? decimal(cell) : printCell(column, cell)

export type CellWords = (column: TableColumn, cell: Cell | undefined) => string

export function useCellWords(): CellWords {
  const { decimal } = useFormats()
  return useCallback((column, cell) => cellWords(column, cell, decimal), [decimal])
}
