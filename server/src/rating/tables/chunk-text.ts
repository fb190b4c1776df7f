import type { Row } from '@coverwright/rules/rating/pricing'

/** Rows and, in step with them, the ids that they keep for life. */
export type Chunk = { readonly ids: readonly number[]; readonly rows: readonly Row[] }

export const parseChunk = (text: string): Chunk => JSON.parse(text) as Chunk

export const printChunk = ({ ids, rows }: Chunk): string => JSON.stringify({ ids, rows })
