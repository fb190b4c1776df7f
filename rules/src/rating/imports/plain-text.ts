/** Characters that nobody sees: zero-width ones, direction marks, the byte order mark, soft hyphens. */
const UNSEEN = /[\p{Cf}\u00ad]/gu

/** 'Classic²', 'Zone 1³': the sign of a footnote, which would become a digit of what it stands behind; 'm²' is a unit. */
const RAISED = /(?<=[\p{L}\d)%"”'])(?<!(?:^|[^\p{L}])(?:[cdkm]?m|ft|in|yd))\s?[⁰¹²³⁴-⁹]{1,2}(?![\p{L}\d])/gu
/** '½' stays what it is: taken apart it would join the figure in front of it. */
const PARTS = /[^¼-¾⅐-⅞]+/gu

/** A cell's text as it is meant: full-width forms plain, odd spaces one space, nothing unseen, no signs of footnotes. */
export function plainText(text: string): string {
  if (isPlain(text)) return text
  const whole = text.replace(RAISED, '').replace(PARTS, (part) => part.normalize('NFKC'))
  return whole.replace(UNSEEN, '').replace(/\s+/g, ' ').trim()
}

/** A small raised figure behind a number is a footnote, and must never become a digit of it. */
export const hasFootnote = (text: string): boolean => /[\d%)]\s?[⁰¹²³⁴-⁹]/u.test(text)

/** A figure and the signs of footnotes behind it: '1.25*', '1.40 †', '890²'. Null where there are none. */
export function footnoted(text: string): { figure: string; mark: string } | null {
  const [, figure, mark] = /^\s*(.*[\d%)])\s*([*†‡§¶]{1,3}|[⁰¹²³⁴-⁹]{1,2})\s*$/u.exec(text) ?? []
  return figure === undefined || mark === undefined ? null : { figure, mark }
}

const SIGNED = /^\s*(.*[\p{L}\d)%+])\s*([*†‡§¶]{1,3}|[⁰¹²³⁴-⁹]{1,2})\s*$/u

/**
 * A key and the sign of a footnote behind it. A small raised figure is one; a star is one where a note explains it, since
 * there are classes that are called 'A*'.
 */
export function footnotedKey(text: string, explained: ReadonlySet<string>): { key: string; mark: string } | null {
  const [, key, mark] = SIGNED.exec(text) ?? []
  if (key === undefined || mark === undefined) return null
  const isUnit = /[⁰¹²³⁴-⁹]/u.test(mark) && !text.trim().replace(RAISED, '').endsWith(key)
  return isUnit || (/[*†‡§¶]/u.test(mark) && !explained.has(mark)) ? null : { key, mark }
}

/** The signs that the notes of a table begin with. */
export const explainedMarks = (notes: readonly string[]): ReadonlySet<string> =>
  new Set(notes.flatMap((note) => /^\s*([*†‡§¶]{1,3})/u.exec(note)?.[1] ?? []))

/** A text for people: its signs as they are, without what nobody sees at its ends. */
export const writtenText = (text: string): string => text.replace(/[\u00a0\u200b\ufeff]/g, ' ').trim()

/** Most texts are printable ASCII without anything to tidy: those cost one look. */
function isPlain(text: string): boolean {
  let wasSpace = true
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code < 32 || code > 126 || (code === 32 && wasSpace)) return false
    wasSpace = code === 32
  }
  return !wasSpace || text.length === 0
}

const ANY = /^(?:any|all|every|\*|-+|–|—|n\.?\/?a\.?|none specified|全部|不限|所有|任何|任意|semua|bebas)$/i

/** 'any', 'all', '*', '-' and their like: everybody is meant. */
export const meansAny = (text: string): boolean => ANY.test(plainText(text))

const YES = /^(?:yes|y|true|✓|✔|是|有|對|对|ya)$/i
const NO = /^(?:no|n|false|✗|✘|否|無|无|沒有|没有|tidak)$/i

/** Yes or no as people write it; null when it is neither. */
export function readYesNo(text: string): boolean | null {
  const plain = plainText(text)
  return YES.test(plain) ? true : NO.test(plain) ? false : null
}
