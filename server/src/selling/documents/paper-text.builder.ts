import { extractText, getDocumentProxy } from 'unpdf'

/** A paper as somebody reads it. */
export async function textOf(bytes: ArrayBuffer | Uint8Array): Promise<{ text: string; pages: number }> {
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  return { text: text.normalize('NFKC').replace(/\s+/g, ' '), pages: totalPages }
}
