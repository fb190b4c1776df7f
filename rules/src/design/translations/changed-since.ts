import type { Language } from '../../languages'
import type { Body } from '../products'
import { textsOf } from './texts-of'

/** A text in one language. */
export type TextPlace = { readonly key: string; readonly language: Language }

const nameOf = ({ key, language }: TextPlace) => `${language} ${key}`

/**
 * The translations that are older than what they translate, once a body was changed: where the first language says
 * something else now and the translation is still the same. Writing it anew, or taking it away, settles it.
 */
export function changedSince(before: Body, after: Body, marked: readonly TextPlace[]): TextPlace[] {
  const was = new Map(textsOf(before).map(({ key, texts }) => [key, texts]))
  const known = new Set(marked.map(nameOf))
  const [first, ...others] = after.languages
  const isSameFirst = first !== undefined && first === before.languages[0]
  return textsOf(after).flatMap(({ key, texts }) => {
    const old = was.get(key)
    if (!old) return []
    const isReworded = isSameFirst && Boolean(old[first]?.trim()) && old[first] !== texts[first]
    return others
      .map((language): TextPlace => ({ key, language }))
      .filter((place) => {
        const isLeft = Boolean(texts[place.language]?.trim()) && old[place.language] === texts[place.language]
        return isLeft && (isReworded || known.has(nameOf(place)))
      })
  })
}
