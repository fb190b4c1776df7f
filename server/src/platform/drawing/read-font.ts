/** What laying a text out needs of a TrueType font: which signs it has, and how wide each is. */
export type FontFacts = {
  readonly has: (sign: number) => boolean
  /** As a part of the size of the letters. */
  readonly widthOf: (sign: number) => number
}

/** Signs from its table 'cmap' of whole code points (format 12), widths from 'hmtx'. */
export function readFont(font: Buffer): FontFacts {
  const groups = groupsOf(font, tableAt(font, 'cmap'))
  const unitsPerEm = font.readUInt16BE(tableAt(font, 'head') + 18)
  const [widths, count] = [tableAt(font, 'hmtx'), font.readUInt16BE(tableAt(font, 'hhea') + 34)]
  const known = new Map<number, number>()
  const glyphOf = (sign: number) => {
    const group = groups.find(({ first, last }) => first <= sign && sign <= last)
    return group ? group.glyph + sign - group.first : 0
  }
  const widthOf = (sign: number) => {
    const there = known.get(sign)
    if (there !== undefined) return there
    // Glyphs after the last width have that one.
    const width = font.readUInt16BE(widths + Math.min(glyphOf(sign), count - 1) * 4) / unitsPerEm
    known.set(sign, width)
    return width
  }
  return { has: (sign) => glyphOf(sign) !== 0, widthOf }
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

type Group = { readonly first: number; readonly last: number; readonly glyph: number }

function groupsOf(font: Buffer, cmap: number): Group[] {
  for (let table = 0; table < font.readUInt16BE(cmap + 2); table++) {
    const at = cmap + font.readUInt32BE(cmap + 4 + table * 8 + 4)
    if (font.readUInt16BE(at) !== 12) continue
    const count = font.readUInt32BE(at + 12)
    return Array.from({ length: count }, (_, group) => {
      const start = at + 16 + group * 12
      return {
        first: font.readUInt32BE(start),
        last: font.readUInt32BE(start + 4),
        glyph: font.readUInt32BE(start + 8),
      }
    })
  }
  throw new Error('The font does not say which signs it has')
}
