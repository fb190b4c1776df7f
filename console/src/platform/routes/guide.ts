/** What a guide says in one language. Written with the screen it is about, and loaded when somebody asks for help. */
export type GuideWords = {
  title: string
  /** What the screen is for, in a sentence or two. */
  about: string
  steps: readonly string[]
}

/** English for all its kinds, and both ways of writing Chinese. */
export type Guide = { en: GuideWords; zh_tw: GuideWords; zh_cn: GuideWords }

export const guideIn = (guide: Guide, language: string): GuideWords =>
  language === 'zh_tw' ? guide.zh_tw : language === 'zh_cn' ? guide.zh_cn : guide.en
