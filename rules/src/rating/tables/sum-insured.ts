import type { Question } from '../../design/forms'
import { type Body, knownNames } from '../../design/products'
import type { Language, Texts } from '../../languages'
import { freeName, withQuestions } from './questions-for-keys'

type Asking = { readonly newId: () => string; readonly title: (language: Language) => string }

/** The question for the amount that rates are a share of, behind what the first page asks. */
export function withSumInsured(body: Body, { newId, title }: Asking): Body {
  const titles: Texts = Object.fromEntries(body.languages.map((language) => [language, title(language)]))
  const dataName = freeName('sumInsured', '', new Set(knownNames(body).map(({ name }) => name)))
  const head = { id: newId(), dataName, title: titles, isRequired: true as const }
  const question: Question = { ...head, kind: 'money', currency: body.currency, min: '1' }
  const [first, ...others] = body.pages
  if (!first) return withQuestions(body, [question], newId)
  return { ...body, pages: [{ ...first, questions: [...first.questions, question] }, ...others] }
}
