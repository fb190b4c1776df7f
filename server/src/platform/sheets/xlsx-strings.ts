import { sheetLimits } from '@coverwright/rules/imports'
import { SheetRefused } from './sheet-refused'
import { unescapeXml } from './xml-text'

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
      strings.push(richText(rest.slice(start, found)))
      from = found
    }
    rest = rest.slice(from)
    if (rest.length > sheetLimits.maxTextLength * 40)
      throw new SheetRefused('imports.textTooLong', { limit: sheetLimits.maxTextLength })
  }
  return strings
}

function itemEnd(text: string, start: number): number | null {
  const open = text.indexOf('>', start)
  if (open < 0) return null
  if (text.charCodeAt(open - 1) === 47) return open + 1
  const close = text.indexOf('</si>', open)
  return close < 0 ? null : close + 5
}

/** All its runs in one, without the reading aids of Chinese and Japanese texts. */
export function richText(item: string): string {
  const simple = /^<(?:si|is)><t(?: xml:space="preserve")?>([^<]*)<\/t><\/(?:si|is)>$/.exec(item)
  if (simple) return unescapeXml(simple[1] as string)
  const shown = item.includes('<rPh') ? item.replace(/<rPh[\s\S]*?<\/rPh>/g, '') : item
  let text = ''
  for (const run of shown.matchAll(/<t(?:\s[^>]*)?>([^<]*)<\/t>/g)) text += run[1] as string
  return unescapeXml(text)
}
