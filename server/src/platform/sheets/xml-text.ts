const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** Text between tags: entities, and the program's own escapes for control characters ('_x000D_'). */
export function unescapeXml(text: string): string {
  const hasEntities = text.includes('&')
  if (!hasEntities && !text.includes('_x')) return text
  const plain = hasEntities
    ? text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex, decimal, name) =>
        name ? (NAMED[name as string] ?? whole) : fromCode(hex ? Number.parseInt(hex as string, 16) : Number(decimal)),
      )
    : text
  const unescaped = plain.includes('_x')
    ? plain.replace(/_x([0-9a-f]{4})_/gi, (_, hex) => fromCode(Number.parseInt(hex as string, 16)))
    : plain
  return wellFormed(unescaped)
}

/** No NUL: no database keeps one in a text. Halves of a pair may meet their other half yet. */
const fromCode = (code: number) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '')

const LONE_HALF = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** Half a character is none: escapes can spell what no encoding can. */
const wellFormed = (text: string) => text.replace(LONE_HALF, '\ufffd')

/** The value of an attribute inside one tag, whatever its prefix; undefined when it is not there. */
export function attributeOf(tag: string, name: string): string | undefined {
  const attribute = /\s*([^\s=/>"'<]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y
  attribute.lastIndex = nameEnd(tag, 1)
  for (let found = attribute.exec(tag); found; found = attribute.exec(tag))
    if (localName(found[1] as string) === name) return unescapeXml((found[2] ?? found[3]) as string)
  return undefined
}

/** Every opening tag of this name, without regard to its namespace's prefix. One look at each character, whatever stands there. */
export function tagsOf(xml: string, name: string): string[] {
  const tags: string[] = []
  let at = xml.indexOf('<')
  while (at >= 0) {
    const end = tagEnd(xml, at)
    if (end < 0) break
    if (localName(xml.slice(at + 1, nameEnd(xml, at + 1))) === name) tags.push(xml.slice(at, end))
    at = xml.indexOf('<', end)
  }
  return tags
}

/** Behind the tag that starts at `at`; -1 when it never ends, or another begins inside of it. */
export function tagEnd(xml: string, at: number): number {
  let quote = 0
  for (let place = at + 1; place < xml.length; place++) {
    const code = xml.charCodeAt(place)
    if (quote !== 0) {
      if (code === quote) quote = 0
    } else if (code === 34 || code === 39) quote = code
    else if (code === 62) return place + 1
    else if (code === 60) return -1
  }
  return -1
}

/** No name in a workbook is longer; a tag that is all name is not read to its end. */
const MAX_NAME = 100

function nameEnd(xml: string, from: number): number {
  const last = Math.min(xml.length, from + MAX_NAME)
  for (let at = from; at < last; at++) {
    const code = xml.charCodeAt(at)
    if (code === 62 || code === 47 || code <= 32) return at
  }
  return last
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)
