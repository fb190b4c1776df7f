/** What the parser reads instead of a source, letter for letter in the same places; and a comma that should not be there. */
export type Masked = { readonly source: string; readonly commaTooMany: number | null }

const COMMENT = /\/\/[^\n]*/y
const RAW_TEXT = /[rR](?:('''|""")[\s\S]*?\1|'[^'\r\n]*'|"[^"\r\n]*")/y
const TEXT = /('''|""")(?:\\[\s\S]|[\s\S])*?\1|'(?:\\[^\r\n]|[^'\\\r\n])*'|"(?:\\[^\r\n]|[^"\\\r\n])*"/y
const BARE_FRACTION = /\.\d+/y
const WORD = /\w[\w.]*/y

/**
 * The parser differs from CEL's grammar in three places: a backslash in a raw text (`r'\'`) escapes, a number cannot begin
 * with its point (`.99`), a call may end with a comma. The first two are written over with what it reads as the same kind
 * of literal, and read from the source afterwards; the third is found here.
 */
export function maskLiterals(source: string): Masked {
  let masked = ''
  let commaTooMany: number | null = null
  let [last, lastAt] = ['', 0]
  for (let at = 0; at < source.length; at = masked.length) {
    const comment = tokenAt(COMMENT, source, at)
    const space = comment || /\s/.test(source.charAt(at)) ? comment || source.charAt(at) : ''
    if (space) {
      masked += space
      continue
    }
    const raw = tokenAt(RAW_TEXT, source, at)
    const fraction = endsSomething(last) ? '' : tokenAt(BARE_FRACTION, source, at)
    const token = raw || tokenAt(TEXT, source, at) || fraction || tokenAt(WORD, source, at) || source.charAt(at)
    if (token === ')' && last === ',') commaTooMany ??= lastAt
    masked += raw ? blank(raw) : fraction ? '9'.repeat(fraction.length) : token
    ;[last, lastAt] = [token, at]
  }
  return { source: masked, commaTooMany }
}

function tokenAt(pattern: RegExp, source: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(source)?.[0] ?? ''
}

/** After a name, a number, a text or a closing bracket a point asks for a field. */
const endsSomething = (token: string) => /[\w)\]}'"]$/.test(token)

const RAW_PARTS = /^[rR]('''|"""|'|")([\s\S]*)\1$/

const blank = (raw: string): string =>
  raw.replace(RAW_PARTS, (_, mark: string, text: string) => `r${mark}${'x'.repeat(text.length)}${mark}`)

/** What a raw text says, from its source; null for any other literal. */
export const readRawText = (source: string): string | null => RAW_PARTS.exec(source)?.[2] ?? null
