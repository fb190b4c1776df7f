import type { Cell } from '@coverwright/rules/rating/pricing'

/** A row never changes: a change puts another in its place, so that whoever shows it sees by identity that it did. */
export type SheetRow = { readonly id: number; readonly cells: readonly Cell[] }
