import type { Language } from '@coverwright/rules/languages'
import en_id from './en_id.json'
import en_uk from './en_uk.json'
import en_us from './en_us.json'
import zh_cn from './zh_cn.json'
import zh_tw from './zh_tw.json'

/**
 * What the frame itself says, beside the product's own texts. English elsewhere says only what differs. A buyer's browser gets
 * one language, with the journey.
 */
export type Words = typeof en_us

export const wordsIn: Readonly<Record<Language, Words>> = {
  en_us,
  en_uk: { ...en_us, ...en_uk },
  en_id: { ...en_us, ...en_id },
  zh_tw,
  zh_cn,
}
