/** The five languages of the product, as the wire and the settings spell them. */
export const languages = ['en_us', 'en_uk', 'en_id', 'zh_tw', 'zh_cn'] as const
export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'en_us'

/** The tag that browsers and Intl know: en_uk is en-GB. */
export const languageTags: Readonly<Record<Language, string>> = {
  en_us: 'en-US',
  en_uk: 'en-GB',
  en_id: 'en-ID',
  zh_tw: 'zh-TW',
  zh_cn: 'zh-CN',
}

/** Each language in its own words, for a language menu. */
export const languageNames: Readonly<Record<Language, string>> = {
  en_us: 'English (US)',
  en_uk: 'English (UK)',
  en_id: 'English (Indonesia)',
  zh_tw: '繁體中文',
  zh_cn: '简体中文',
}

/** Where to look when a text is missing in a language: its own family first. */
const next: Readonly<Record<Language, readonly Language[]>> = {
  en_us: ['en_uk', 'en_id', 'zh_tw', 'zh_cn'],
  en_uk: ['en_us', 'en_id', 'zh_tw', 'zh_cn'],
  en_id: ['en_uk', 'en_us', 'zh_tw', 'zh_cn'],
  zh_tw: ['zh_cn', 'en_us', 'en_uk', 'en_id'],
  zh_cn: ['zh_tw', 'en_us', 'en_uk', 'en_id'],
}

export const isLanguage = (word: unknown): word is Language => languages.includes(word as Language)

export const nearestFirst = (language: Language): readonly Language[] => [language, ...next[language]]

/** The nearest of ours to one tag of a browser (zh-HK reads Traditional, en-AU British), or null when it is neither. */
export function languageOfTag(tag: string): Language | null {
  const lower = tag.trim().toLowerCase()
  if (/^zh\b/.test(lower)) return /hant|tw|hk|mo/.test(lower) ? 'zh_tw' : 'zh_cn'
  if (lower === 'en-id' || /^id\b/.test(lower)) return 'en_id'
  if (lower === 'en' || lower === 'en-us') return 'en_us'
  return /^en-/.test(lower) ? 'en_uk' : null
}

/** What to speak, of the languages that a product has: the first that the reader asks for, else the product's own first. */
export function chosenLanguage(offered: readonly Language[], acceptLanguage: string): Language {
  const wanted = acceptLanguage
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...rest] = part.split(';')
      const weight = rest.map((piece) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(piece)?.[1]).find(Boolean)
      return { language: languageOfTag(tag), weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter((entry) => entry.weight > 0)
    .sort((a, b) => b.weight - a.weight)
  for (const { language } of wanted) {
    if (!language) continue
    const family = language.slice(0, 2)
    const match = nearestFirst(language).find((near) => offered.includes(near) && near.startsWith(family))
    if (match) return match
  }
  return offered[0] ?? defaultLanguage
}
