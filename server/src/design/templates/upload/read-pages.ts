import { getDocumentProxy } from 'unpdf'

export type PagesTask = { readonly bytes: Uint8Array }
export type WordOnPage = { page: number; text: string; x: number; y: number; height: number }
export type PdfPages = {
  readonly pages: readonly { readonly width: number; readonly height: number; readonly isTurned: boolean }[]
  readonly words: readonly WordOnPage[]
} | null

const MILLIMETRES = 25.4 / 72
const MOST_WORDS = 3_000
const round = (points: number) => Math.round(points * MILLIMETRES * 100) / 100

/** How large the pages of a PDF are, and what stands on them where; null where it cannot be opened. */
export async function readPages({ bytes }: PagesTask): Promise<PdfPages> {
  try {
    const pdf = await getDocumentProxy(new Uint8Array(bytes))
    const pages = []
    const words: WordOnPage[] = []
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number)
      const [left = 0, bottom = 0, right = 0, top = 0] = page.view as number[]
      pages.push({ width: round(right - left), height: round(top - bottom), isTurned: page.rotate % 360 !== 0 })
      if (words.length >= MOST_WORDS) continue
      for (const item of (await page.getTextContent()).items) {
        if (!('str' in item) || item.str.trim() === '') continue
        const [, , , scale = 0, x = 0, y = 0] = item.transform as number[]
        const height = Math.abs(scale) || item.height
        words.push({
          ...{ page: number, text: item.str.slice(0, 200), height: round(height) },
          ...{ x: round(x - left), y: round(top - y - height) },
        })
      }
    }
    return { pages, words: words.slice(0, MOST_WORDS) }
  } catch {
    return null
  }
}
