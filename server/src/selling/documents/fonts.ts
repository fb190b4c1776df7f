import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { missingSigns, signsOf } from './font-covers'
import type { Paper } from './paper'

/** One font has one way to write: Traditional or Simplified. The second also has nearly every sign of the first. */
const packages = {
  traditional: ['@expo-google-fonts/noto-sans-tc', 'NotoSansTC'],
  simplified: ['@expo-google-fonts/noto-sans-sc', 'NotoSansSC'],
} as const
export type FontName = keyof typeof packages
type Font = {
  readonly regular: Buffer<ArrayBuffer>
  readonly bold: Buffer<ArrayBuffer>
  readonly has: (sign: number) => boolean
}

const loaded = new Map<FontName, Font>()

export function fontNamed(name: FontName): Font {
  const known = loaded.get(name)
  if (known) return known
  const [from, family] = packages[name]
  const read = (weight: string) =>
    readFileSync(createRequire(import.meta.url).resolve(`${from}/${weight}/${family}_${weight}.ttf`))
  const regular = read('400Regular')
  const font = { regular, bold: read('700Bold'), has: signsOf(regular) }
  loaded.set(name, font)
  return font
}

/** A whole document is in one font. Somebody's name may be written the other way than the document: then the richer one. */
export function fontFor(paper: Paper): FontName {
  if (paper.language !== 'zh_tw') return 'simplified'
  const text = JSON.stringify(paper)
  const missing = (name: FontName) => missingSigns(text, fontNamed(name).has)
  return missing('traditional') > 0 && missing('simplified') < missing('traditional') ? 'simplified' : 'traditional'
}
