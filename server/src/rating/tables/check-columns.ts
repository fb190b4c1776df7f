import { type Body, ratedNames } from '@coverwright/rules/design/products'
import { askedColumns } from '@coverwright/rules/rating/tables'
import { versionHash } from './chunks'
import type { TableRow, VersionRow } from './store'
import type { StoredColumn } from './tables'

export type CheckedColumns = {
  /** With the decimals of the answers that they are looked up with. */
  readonly columns: readonly StoredColumn[]
  /** Whose decimals only the rows tell. */
  readonly unsure: readonly string[]
  /** It says whom one accepts. */
  readonly decides: boolean
  /** What was found is kept under it: other answers, another check. */
  readonly key: string
}

/** How a version is checked: its rows under columns that know what is asked. */
export function checkedColumns(
  { columns, key, use }: Pick<TableRow, 'columns' | 'key' | 'use'>,
  { chunks }: Pick<VersionRow, 'chunks'>,
  body: Body,
): CheckedColumns {
  const { pricing, underwriting } = body
  const dataset = { names: ratedNames(body) }
  const parts = { ...(pricing && { pricing }), ...(underwriting && { underwriting }), dataset }
  const asked = askedColumns(columns, key, parts)
  const unsure = asked.flatMap(({ column, isKnown }) => (isKnown ? [] : [column.id]))
  const known = asked.map(({ column }) => column)
  const hash = versionHash(known, chunks)
  const decides = use === 'underwriting'
  return { columns: known, unsure, decides, key: `${hash}${unsure.length > 0 ? '?' : ''}${decides ? '!' : ''}` }
}
