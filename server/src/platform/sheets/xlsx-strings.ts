import { sheetLimits } from '@coverwright/rules/rating/imports'
import { SheetRefused } from './sheet-refused'
import { tagEnd, unescapeXml } from './xml-text'

/** The texts that cells refer to by number: kept once, however often they are used. */
export async function readSharedStrings(pieces: AsyncIterable<string>): Promise<string[]> {
  const strings: string[] = []
  let rest = ''
  for await (const piece of pieces) {
    rest = rest ? rest + piece : piece
    let from = 0
    for (;;) {
      const start = rest.indexOf('<si', from)
      const found = start < 0 ? null : itemEnd(rest, start)
      if (!found) break
      strings.push(isClosed(rest, found) ? '' : richText(rest.slice(start, found)))
      from = found
    }
    rest = rest.slice(from)
    if (strings.length > sheetLimits.maxCells)
      throw new SheetRefused('imports.tooManyCells', { cell: 'sharedStrings', limit: sheetLimits.maxCells })
    if (rest.length > sheetLimits.maxTextLength * 40)
      throw new SheetRefused('imports.textTooLong', { cell: 'sharedStrings', limit: sheetLimits.maxTextLength })
  }
  return strings
}

function itemEnd(text: string, start: number): number | null {
  const open = text.indexOf('>', start)
  if (open < 0) return null
  if (isClosed(text, open + 1)) return open + 1
  const close = text.indexOf('</si>', open)
  return close < 0 ? null : close + 5
}

/** All its runs in one, without the reading aids of Chinese and Japanese texts. One look at each character. */
export function richText(item: string): string {
  const simple = /^<(?:si|is)><t(?: xml:space="preserve")?>([^<]*)<\/t><\/(?:si|is)>$/.exec(item)
  if (simple) return unescapeXml(simple[1] as string)
  let text = ''
  let isAid = false
  let at = item.indexOf('<')
  while (at >= 0) {
    const end = tagEnd(item, at)
    if (end < 0) throw new SheetRefused('imports.broken')
    const next = item.indexOf('<', end)
    if (isTag(item, at, '<rPh')) isAid = !isClosed(item, end)
    else if (item.startsWith('</rPh', at)) isAid = false
    else if (!isAid && !isClosed(item, end) && next >= 0 && isTag(item, at, '<t')) text += item.slice(end, next)
    at = next
  }
  return unescapeXml(text)
}

const [SLASH, GREATER] = [47, 62]

/** Whether the tag that ends there holds nothing: `<si/>`. */
const isClosed = (text: string, end: number) => text.charCodeAt(end - 2) === SLASH

function isTag(item: string, at: number, name: string): boolean {
  const after = item.charCodeAt(at + name.length)
  return item.startsWith(name, at) && (after <= 32 || after === SLASH || after === GREATER)
}
