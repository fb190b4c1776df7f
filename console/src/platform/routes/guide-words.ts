import type { ScreenPath } from './route-table'

/** What a guide says in one language. Written with the screen it is about, and loaded when somebody asks for help. */
export type GuideWords = {
  title: string
  /** What the screen is for, in a sentence or two. */
  about: string
  steps: readonly string[]
}

/** English for all its kinds, and both ways of writing Chinese. */
export type Guide = { of: readonly ScreenPath[]; en: GuideWords; zh_tw: GuideWords; zh_cn: GuideWords }
