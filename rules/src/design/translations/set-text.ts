import type { Language, Texts } from '../../languages'
import type { Body } from '../products'
import { type BodyText, type Place, textsOf } from './texts-of'

/** One text that is written, or taken back, in one language. */
export type TextChange = { readonly key: string; readonly language: Language; readonly text: string }

export const setText = (body: Body, key: string, language: Language, text: string): Body =>
  setTexts(body, [{ key, language, text }])

/** The same body with these texts written; everything that they do not touch is the same object. */
export function setTexts(body: Body, changes: readonly TextChange[]): Body {
  const known = new Map(textsOf(body).map((each) => [each.key, each]))
  const written = new Map<BodyText, Texts>()
  for (const { key, language, text } of changes) {
    const found = known.get(key)
    if (found) written.set(found, withText(written.get(found) ?? found.texts, language, text))
  }
  let after: unknown = body
  for (const [{ places, texts }, now] of written)
    if (now !== texts) for (const place of places) after = putAt(after, place, now)
  return after as Body
}

/** An empty text is not kept, so that it counts as missing. */
function withText(texts: Texts, language: Language, typed: string): Texts {
  const text = typed.trim()
  if ((texts[language] ?? '') === text) return texts
  const { [language]: _before, ...others } = texts
  return text === '' ? others : { ...others, [language]: text }
}

function putAt(node: unknown, [step, ...rest]: Place, texts: Texts): unknown {
  if (step === undefined) return texts
  if (Array.isArray(node)) return node.map((item: unknown, at) => (at === step ? putAt(item, rest, texts) : item))
  const fields = node as Readonly<Record<string, unknown>>
  return { ...fields, [step]: putAt(fields[step], rest, texts) }
}
