import type { StoredDocument } from '@coverwright/rules/design/products'
import { Cache } from '../../kernel'

type Parsed = { readonly text: string; readonly document: StoredDocument }

/** Of the bodies that are worked on now. */
const known = new Cache<Parsed>(60)

/**
 * The document of a text: the same object as long as the body's text is the same, so that whatever was made of it is found
 * again. All who open the body share it; it is frozen, or a change by one would be everybody's.
 */
export function parsedDocument(body: string, text: string): StoredDocument {
  const before = known.get(body)
  if (before?.text === text) return before.document
  const document = frozen(JSON.parse(text)) as StoredDocument
  known.put(body, { text, document })
  return document
}

function frozen(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value
  for (const inner of Object.values(value)) frozen(inner)
  return Object.freeze(value)
}
