import { type Refusal, refusalOf } from '../../kernel'

export const MAX_DOCUMENT_NAME = 120
export const MAX_FOLDER_NAME = 60
export const MAX_NOTE = 300
/** More folders than that are looked through by nobody. */
export const MAX_FOLDERS = 100
/** Kept of a document to be searched: a book of 60 pages has less. */
export const SEARCHED_CHARACTERS = 200_000

/** Who reads a document: everybody who may see documents, or the people who are named. */
export type SeenBy = { readonly kind: 'everyone' } | { readonly kind: 'people'; readonly memberIds: readonly string[] }

/** What was found in a PDF; null where it cannot be opened: encrypted, broken, or no PDF inside. */
export type PdfFacts = { readonly pages: number | null; readonly text: string } | null

export type DocumentCode = 'documentCentre.notComply' | 'documentCentre.pageCountMissing'

/** Spec 8: document does not comply, page count missing. */
export function pdfRefusal(facts: PdfFacts): Refusal<DocumentCode> | null {
  if (!facts) return refusalOf('documentCentre.notComply', undefined, 'fileId')
  return facts.pages && facts.pages > 0 ? null : refusalOf('documentCentre.pageCountMissing', undefined, 'fileId')
}

/** As it is searched: one space between words, nothing that a database cannot keep. */
export const searchedText = (text: string): string =>
  text
    .normalize('NFKC')
    // A PDF may hold signs that a database may not.
    .replace(/[\u0000-\u001f\ufffe\uffff]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, SEARCHED_CHARACTERS)

/** Some words around what was looked for; null where it does not stand in the text. */
export function excerptOf(text: string, search: string, around = 60): string | null {
  const wanted = search.trim().toLowerCase()
  const at = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted)
  if (at < 0) return null
  const [from, to] = [Math.max(0, at - around), Math.min(text.length, at + wanted.length + around)]
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`
}
