import type { TableColumn } from './table-column'

/** What a table is for. */
export const tableUses = ['pricing', 'underwriting'] as const
export type TableUse = (typeof tableUses)[number]

/** So many rows under one hash. */
export type ChunkRef = { readonly hash: string; readonly count: number }

/** What a published body, or a stored rating, keeps of a table: enough to read it again, to the last cell, for ever. */
export type FrozenTable = {
  readonly tableId: string
  readonly key: string
  readonly name: string
  readonly use: TableUse
  readonly columns: readonly TableColumn[]
  readonly versions: readonly FrozenVersion[]
}

type FrozenVersion = {
  readonly id: string
  readonly number: number
  readonly effectiveFrom: string
  readonly effectiveTo: string | null
  readonly hash: string
  readonly chunks: readonly ChunkRef[]
}
