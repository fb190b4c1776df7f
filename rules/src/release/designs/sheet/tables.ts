import { type Band, parseBandText, type Row } from '../../../rating/pricing'
import type { TableColumn, TableUse } from '../../../design/parts'
import type { Figures } from './figures'

export type TemplateTable = {
  readonly key: string
  readonly name: string
  readonly use: TableUse
  readonly columns: readonly TableColumn[]
  readonly rows: readonly Row[]
}

/** As it is written in a sheet: '18-25', '70+' and plain figures. */
type Written = string | number | boolean
type Column = TableColumn & { readonly isSum?: true }

export const key = (id: string, title: string, source = id): Column => ({
  id,
  title,
  role: 'exact',
  of: 'text',
  source,
})
export const yesOrNo = (id: string, title: string, source = id): Column => ({
  ...{ id, title, role: 'exact', of: 'yesNo', source },
})
export const band = (id: string, title: string, source = id): Column => ({
  ...{ id, title, role: 'band', of: 'number', places: 0, source },
})
/** Bands of an amount: written in Hong Kong dollars, the upper edge is the next one's. */
export const sumBand = (id: string, title: string, source = id): Column => ({
  ...{ id, title, role: 'band', of: 'number', places: 2, source, isSum: true },
})
export const factor = (title = 'Factor', id = 'factor'): Column => ({ id, title, role: 'factor' })
export const amount = (of: Figures, title = 'Premium', id = 'amount'): Column => ({
  ...{ id, title, role: 'amount', currency: of.currency },
})

/** A rate table as its sheet reads. */
export function table(
  of: Figures,
  [tableKey, name, use = 'pricing']: readonly [key: string, name: string, use?: TableUse],
  columns: readonly Column[],
  rows: readonly (readonly Written[])[],
): TemplateTable {
  return {
    ...{ key: tableKey, name, use },
    columns: columns.map(({ isSum: _, ...column }) => column),
    rows: rows.map((row) => row.map((cell, place) => cellOf(of, columns[place] as Column, cell))),
  }
}

/** Down and across: a row of figures for each of the first, a figure for each of the second. */
export const cross = (
  down: readonly Written[],
  across: readonly Written[],
  figures: readonly (readonly number[])[],
): Written[][] => down.flatMap((one, y) => across.map((other, x) => [one, other, figures[y]?.[x] ?? 0]))

function cellOf(of: Figures, column: Column, cell: Written): Row[number] {
  switch (column.role) {
    case 'band':
      return bandOf(of, String(cell), column.isSum === true)
    case 'amount':
      return String(of(Number(cell)))
    case 'exact':
      return typeof cell === 'boolean' ? cell : String(cell)
    default:
      return String(cell)
  }
}

function bandOf(of: Figures, text: string, isSum: boolean): Band {
  const read = parseBandText(text)
  if (!read || read === 'any') throw new Error(`A template's band reads '${text}'`)
  if (!isSum) return read
  const scaled = (edge: string | null) => (edge === null ? null : String(of(Number(edge))))
  return { from: scaled(read.from), to: scaled(read.to), ...(read.to === null ? {} : { isToOut: true as const }) }
}
