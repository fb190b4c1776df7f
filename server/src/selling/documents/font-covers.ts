/** The signs that a TrueType font has, read from its table 'cmap' of whole code points (format 12). */
export function signsOf(font: Buffer): (sign: number) => boolean {
  const groups = groupsOf(font, tableAt(font, 'cmap'))
  return (sign) => groups.some(([first, last]) => first <= sign && sign <= last)
}

/** How many different signs of a text the font cannot draw. */
export function missingSigns(text: string, has: (sign: number) => boolean): number {
  const signs = new Set([...text].map((sign) => sign.codePointAt(0) as number))
  return [...signs].filter((sign) => sign > 0x20 && !has(sign)).length
}

function tableAt(font: Buffer, wanted: string): number {
  for (let table = 0; table < font.readUInt16BE(4); table++) {
    const entry = 12 + table * 16
    if (font.toString('latin1', entry, entry + 4) === wanted) return font.readUInt32BE(entry + 8)
  }
  throw new Error(`The font has no table ${wanted}`)
}

function groupsOf(font: Buffer, cmap: number): (readonly [number, number])[] {
  for (let table = 0; table < font.readUInt16BE(cmap + 2); table++) {
    const at = cmap + font.readUInt32BE(cmap + 4 + table * 8 + 4)
    if (font.readUInt16BE(at) !== 12) continue
    const count = font.readUInt32BE(at + 12)
    return Array.from({ length: count }, (_, group) => {
      const start = at + 16 + group * 12
      return [font.readUInt32BE(start), font.readUInt32BE(start + 4)] as const
    })
  }
  throw new Error('The font does not say which signs it has')
}
