import { canonicalJson } from '../../design/products'
import { tablesUsed, type RatingParts } from './parts'

/** Tables are large and live elsewhere: a rating knows them by the hash of their content. */
export type RatingDocument = Omit<RatingParts, 'tables'> & {
  readonly version: 1
  readonly tables: readonly { readonly id: string; readonly hash: string }[]
}

export type HashedDocument = { readonly document: RatingDocument; readonly text: string; readonly hash: string }

/**
 * What a quote remembers: all parts in one canonical text, known by its hash. With the tables of the same hashes it
 * gives the same worksheet, however much has changed meanwhile.
 */
export function ratingDocument(
  parts: RatingParts,
  tableHash: (table: string) => string | undefined,
  sha256: (text: string) => string,
): HashedDocument {
  const { dataset, fixed, plans, recipe, guide } = parts
  const tables = tablesUsed(parts).map((id) => ({ id, hash: tableHash(id) ?? '' }))
  const document: RatingDocument = { version: 1, dataset, ...(fixed ? { fixed } : {}), plans, recipe, guide, tables }
  const text = canonicalJson(document)
  return { document, text, hash: sha256(text) }
}
