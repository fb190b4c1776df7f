import type { Language, Texts } from '@coverwright/rules/languages'

/** The texts with this one written in its language; an empty one is not kept, so that it counts as missing. */
export function written(texts: Texts, language: Language, typed: string): Texts {
  const { [language]: _before, ...others } = texts
  const text = typed.trim()
  return text === '' ? others : { ...others, [language]: text }
}
