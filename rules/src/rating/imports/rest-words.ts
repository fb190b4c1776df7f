import { plainText } from './plain-text'

const SURE =
  /^(?:(?:all|any|every)[- ]?(?:one|body|thing)? ?(?:else|others?)(?: \p{L}+)?|the rest|rest|remaining|remainder|else|default|otherwise|not listed(?: above)?|other than above|其餘|其余|以外|selainnya)$/iu
const MAYBE =
  /^(?:others?|both|either|rest of (?:the )?(?:world|country)|misc(?:ellaneous)?|其他|其它|lainnya|lain-lain)$/i
const LONGEST = 30

/** Whether a cell is for everybody whom no other row names; 'maybe' where it can be an answer as well. */
export function restWord(text: string): 'sure' | 'maybe' | null {
  if (text.length === 0 || text.length > LONGEST) return null
  const plain = plainText(text)
  return SURE.test(plain) ? 'sure' : MAYBE.test(plain) ? 'maybe' : null
}
