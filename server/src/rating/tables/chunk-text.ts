import type { Row } from '@coverwright/rules/rating/pricing'

/** Rows and, in step with them, the ids that they keep for life. */
export type Chunk = { readonly ids: readonly number[]; readonly rows: readonly Row[] }

export const parseChunk = (text: string): Chunk => JSON.parse(text) as Chunk

export const printChunk = ({ ids, rows }: Chunk): string => chunkText(ids, JSON.stringify(rows))

/** Of rows that are written down already. */
export const chunkText = (ids: readonly number[], rows: string): string =>
  `{"ids":${JSON.stringify(ids)},"rows":${rows}}`
