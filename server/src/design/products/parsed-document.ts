import type { StoredDocument } from '@coverwright/rules/design/products'
import { Cache } from '../../kernel'

/** A body as it was read: of which version of its row, and what stood there. */
export type ParsedDocument = { readonly version: string; readonly text: string; readonly document: StoredDocument }

/** Of the bodies that are worked on now. */
const known = new Cache<ParsedDocument>(60)

export const knownDocument = (body: string): ParsedDocument | undefined => known.get(body)

/**
 * The document of a text: the same object as long as the body's text is the same, so that whatever was made of it is found
 * again. All who open the body share it; it is frozen, or a change by one would be everybody's.
 */
export function parsedDocument(body: string, version: string, text: string): StoredDocument {
  const before = known.get(body)
  const document = before?.text === text ? before.document : (frozen(JSON.parse(text)) as StoredDocument)
  known.put(body, { version, text, document })
  return document
}

function frozen(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value
  for (const inner of Object.values(value)) frozen(inner)
  return Object.freeze(value)
}
