import { type PdfFacts, searchedText } from '@coverwright/rules/design/document-centre'
import { getDocumentProxy } from 'unpdf'

export type PdfTask = { readonly bytes: Uint8Array }

/** So many pages are read for their text; what is longer is found by its beginning. */
const READ_PAGES = 400

/** What a PDF says, page by page; null where it cannot be opened. */
export async function readPdf({ bytes }: PdfTask): Promise<PdfFacts> {
  try {
    const pdf = await getDocumentProxy(new Uint8Array(bytes))
    const pages = Number.isInteger(pdf.numPages) ? pdf.numPages : null
    let text = ''
    for (let number = 1; number <= Math.min(pages ?? 0, READ_PAGES); number++) {
      const { items } = await (await pdf.getPage(number)).getTextContent()
      text += ` ${items.map((item) => ('str' in item ? item.str : '')).join(' ')}`
    }
    return { pages, text: searchedText(text) }
  } catch {
    return null
  }
}
