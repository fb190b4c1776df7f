import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type FontFacts, missingSigns, readFont } from './read-font'
import { type Sheet, textOfSheet } from './sheet'

const require = createRequire(import.meta.url)

/** One font has one way to write: Traditional or Simplified. The second also has nearly every sign of the first. */
const files = {
  traditional: {
    regular: () => require.resolve('@expo-google-fonts/noto-sans-tc/400Regular/NotoSansTC_400Regular.ttf'),
    bold: () => require.resolve('@expo-google-fonts/noto-sans-tc/700Bold/NotoSansTC_700Bold.ttf'),
  },
  simplified: {
    regular: () => require.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
    bold: () => require.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'),
  },
} as const
type FontName = keyof typeof files
export type Font = {
  readonly regular: Buffer<ArrayBuffer>
  readonly bold: Buffer<ArrayBuffer>
  readonly facts: { readonly regular: FontFacts; readonly bold: FontFacts }
}

const loaded = new Map<FontName, Font>()

export function fontNamed(name: FontName): Font {
  const known = loaded.get(name)
  if (known) return known
  const [regular, bold] = [readFileSync(files[name].regular()), readFileSync(files[name].bold())]
  const font = { regular, bold, facts: { regular: readFont(regular), bold: readFont(bold) } }
  loaded.set(name, font)
  return font
}

/** A whole document is in one font. Somebody's name may be written the other way than the document: then the richer one. */
export function fontFor(sheet: Sheet): FontName {
  if (sheet.language !== 'zh_tw') return 'simplified'
  const text = textOfSheet(sheet)
  const missing = (name: FontName) => missingSigns(text, fontNamed(name).facts.regular.has)
  return missing('traditional') > 0 && missing('simplified') < missing('traditional') ? 'simplified' : 'traditional'
}
