const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** Text between tags: entities, and the program's own escapes for control characters ('_x000D_'). */
export function unescapeXml(text: string): string {
  const plain = text.includes('&')
    ? text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex, decimal, name) =>
        name ? (NAMED[name as string] ?? whole) : fromCode(hex ? Number.parseInt(hex as string, 16) : Number(decimal)),
      )
    : text
  return plain.includes('_x')
    ? plain.replace(/_x([0-9a-f]{4})_/gi, (_, hex) => fromCode(Number.parseInt(hex as string, 16)))
    : plain
}

const fromCode = (code: number) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '')

/** The value of an attribute inside one tag; undefined when it is not there. */
export function attributeOf(tag: string, name: string): string | undefined {
  const match = new RegExp(`[\\s:]${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag)
  const value = match?.[1] ?? match?.[2]
  return value === undefined ? undefined : unescapeXml(value)
}

/** Every opening tag of this name, without regard to its namespace's prefix. */
export function tagsOf(xml: string, name: string): string[] {
  return xml.match(new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])[^>]*>`, 'g')) ?? []
}
