import { fillSentence } from '@coverwright/rules/kernel'
import type { Language } from '@coverwright/rules/languages'
import en_id from './en_id.json'
import en_uk from './en_uk.json'
import en_us from './en_us.json'
import zh_cn from './zh_cn.json'
import zh_tw from './zh_tw.json'

/** What is said after the questions: paying, what became of it, the holder's own page. They come with those pages alone. */
export type CheckoutWords = typeof en_us

export const checkoutWords: Readonly<Record<Language, CheckoutWords>> = {
  en_us,
  en_uk: { ...en_us, ...en_uk },
  en_id: { ...en_us, ...en_id },
  zh_tw,
  zh_cn,
}

/** What a refusal is to its reader; what this page has no words for is still said to be refused. */
export function sayRefusal(
  words: CheckoutWords,
  { code, field }: { code: string; field?: string | undefined },
): string {
  const said = (words as Readonly<Record<string, string>>)[code]
  if (said) return fillSentence(said, {})
  return field === 'code' ? words.codeRefused : words.refused
}
