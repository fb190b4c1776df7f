import { isAscii, isUtf8 } from 'node:buffer'
import { SheetRefused } from './sheet-refused'

const NOTHING = Buffer.alloc(0)

/** Bytes into text, cut between characters; bytes that are no UTF-8 are refused instead of replaced. */
export class TextFlow {
  private rest: Buffer = NOTHING

  write(chunk: Buffer): string {
    const bytes = this.rest.length > 0 ? Buffer.concat([this.rest, chunk]) : chunk
    const end = wholeCharacters(bytes)
    this.rest = bytes.subarray(end)
    const part = bytes.subarray(0, end)
    if (part.includes(0) || !isUtf8(part)) throw new SheetRefused('imports.broken')
    return part.toString(isAscii(part) ? 'latin1' : 'utf8')
  }

  end(): void {
    if (this.rest.length > 0) throw new SheetRefused('imports.broken')
  }
}

/** Up to the last character that is there whole. */
function wholeCharacters(bytes: Buffer): number {
  const last = bytes.length
  for (let back = 1; back <= Math.min(3, last); back++) {
    const byte = bytes[last - back] as number
    if (byte < 0x80) return last
    if (byte >= 0xc0) return back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? last - back : last
  }
  return last
}

/** More than this without a tag's or a comment's end is no workbook's. */
const MAX_HELD = 1024 * 1024
const CDATA = '<![CDATA['

/**
 * A part's text as tags and texts only, each piece ending between tags: comments and instructions go, raw texts are
 * escaped, the prefix of its root goes. A type definition is refused wherever it stands, since entities can be made to grow.
 */
export class MarkupFlow {
  private held = ''
  private prefix: string | null = null

  write(piece: string): string {
    const text = this.held ? this.held + piece : piece
    const plain = this.plainPart(text)
    this.prefix ??= rootPrefix(plain)
    return this.prefix ? plain.replaceAll(`<${this.prefix}`, '<').replaceAll(`</${this.prefix}`, '</') : plain
  }

  /** Nothing is held back, and names have no prefix: what comes next is as it stands. */
  get isBetweenTags(): boolean {
    return this.held === '' && this.prefix === ''
  }

  end(): void {
    if (this.held.trim()) throw new SheetRefused('imports.broken')
  }

  /** What can be told already; the rest is held until more has come. */
  private plainPart(text: string): string {
    const whole = wholeTags(text)
    let plain = ''
    let from = 0
    for (const next = oddTags(text); ;) {
      const at = next(from)
      if (at < 0 || at >= whole) break
      plain += text.slice(from, at)
      const odd = readOdd(text, at)
      if (!odd) return this.hold(text.slice(at), plain)
      plain += odd.text
      from = odd.end
    }
    const end = Math.max(from, whole)
    return this.hold(text.slice(end), from === 0 ? text.slice(0, end) : plain + text.slice(from, end))
  }

  private hold(rest: string, plain: string): string {
    if (rest.length > MAX_HELD) throw new SheetRefused('imports.broken')
    this.held = rest
    return plain
  }
}

/** Up to where a tag is open: it is read when it is there whole. */
function wholeTags(text: string): number {
  const open = text.lastIndexOf('<')
  return open > text.lastIndexOf('>') ? open : text.length
}

/** The places of `<!` and `<?`, each looked for once however many there are of the other. */
function oddTags(text: string): (from: number) => number {
  let [bang, ask] = [-2, -2]
  return (from) => {
    if (bang !== -1 && bang < from) bang = tagWith(text, '!', from)
    if (ask !== -1 && ask < from) ask = tagWith(text, '?', from)
    return bang < 0 ? ask : ask < 0 ? bang : Math.min(bang, ask)
  }
}

/** By its second character, since the first stands everywhere. */
function tagWith(text: string, second: '!' | '?', from: number): number {
  let at = text.indexOf(second, from + 1)
  while (at > 0 && text.charCodeAt(at - 1) !== 60) at = text.indexOf(second, at + 1)
  return at - 1 < from ? -1 : at - 1
}

function readOdd(text: string, at: number): { text: string; end: number } | null {
  if (text.startsWith('<?', at)) return upTo(text, at, '?>', (instruction) => readInstruction(instruction))
  if (text.startsWith('<!--', at)) return upTo(text, at + 4, '-->', () => '')
  if (text.startsWith(CDATA, at))
    return upTo(text, at + CDATA.length, ']]>', (raw) => raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
  if (text.length - at < CDATA.length && !text.includes('>', at)) return null
  throw new SheetRefused('imports.entities')
}

function upTo(text: string, from: number, end: string, read: (content: string) => string) {
  const at = text.indexOf(end, from)
  return at < 0 ? null : { text: read(text.slice(from, at)), end: at + end.length }
}

/** The first line says the encoding; there is one that workbooks are in. */
function readInstruction(instruction: string): '' {
  const encoding = /^<\?xml\s[^>]{0,200}?encoding\s*=\s*["']([^"']{0,40})["']/.exec(instruction)?.[1]
  if (encoding !== undefined && !/^(?:utf-?8|us-ascii)$/i.test(encoding)) throw new SheetRefused('imports.broken')
  return ''
}

/** Some programs write `<x:row>` for `<row>`; null until the root is there. */
function rootPrefix(text: string): string | null {
  const at = text.indexOf('<')
  if (at < 0) return null
  return /^<([\w.-]{1,40}:)[\w.-]{1,40}[\s/>]/.exec(text.slice(at, at + 100))?.[1] ?? ''
}
