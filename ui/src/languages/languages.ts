/** The five languages of the product, as the wire and the settings spell them. */
export const languages = ['en_us', 'en_uk', 'en_id', 'zh_tw', 'zh_cn'] as const
export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'en_us'

/** English as it is written elsewhere: its files hold only what differs from this one, and without a file nothing does. */
export const spelledLike: Partial<Record<Language, Language>> = { en_uk: 'en_us', en_id: 'en_us' }

const tags: Record<Language, string> = {
  en_us: 'en-US',
  en_uk: 'en-GB',
  en_id: 'en-ID',
  zh_tw: 'zh-TW',
  zh_cn: 'zh-CN',
}

/** Each language in its own words, for a language menu. */
export const languageNames: Record<Language, string> = {
  en_us: 'English (US)',
  en_uk: 'English (UK)',
  en_id: 'English (Indonesia)',
  zh_tw: '繁體中文',
  zh_cn: '简体中文',
}

/** The tag that browsers and Intl know: en_uk is en-GB. */
export const languageTag = (language: Language): string => tags[language]

export const languageOfTag = (tag: string): Language =>
  languages.find((language) => tags[language].toLowerCase() === tag.toLowerCase()) ?? defaultLanguage

export const isLanguage = (word: unknown): word is Language => languages.includes(word as Language)

/** The nearest of ours to what the browser asks for (zh-HK reads Traditional, en-AU British). */
export function nearestLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const lower = tag.toLowerCase()
    if (lower.startsWith('zh')) return /hant|tw|hk|mo/.test(lower) ? 'zh_tw' : 'zh_cn'
    if (lower === 'en-id' || lower.startsWith('id')) return 'en_id'
    if (lower === 'en' || lower === 'en-us') return 'en_us'
    if (lower.startsWith('en-')) return 'en_uk'
  }
  return defaultLanguage
}
