import type { QuestionKind, AskedOf } from '@coverwright/rules/design/forms'
import type { PageRefusals } from '@coverwright/rules/design/products'
import type { ReactNode } from 'react'
import type { Stage } from './stage'

export type FaceProps<Q> = {
  readonly question: Q
  /** Data names from the body down to here: 'drivers.0.birth'. Names every control, so that what is typed early is found. */
  readonly path: string
  readonly answer: unknown
  /** Given a function where an answer takes time: what else was answered meanwhile must not be lost. */
  readonly onAnswer: (answer: unknown) => void
  readonly refusals: PageRefusals
}

/** One kind of question, as a buyer meets it. */
export type FaceOf<Kind extends QuestionKind> = {
  Face(props: FaceProps<AskedOf<Kind>>): ReactNode
  /** What stands in the page's form: read once, for whatever a buyer typed before the script came. */
  readForm(form: FormData, path: string, question: AskedOf<Kind>, stage: Stage): unknown
  /** The answer in words, for the summary. */
  say(answer: unknown, question: AskedOf<Kind>, stage: Stage): string
}

/** What an answer becomes; a function makes it from the one that stands then. */
export const nextAnswer = (given: unknown, before: unknown): unknown =>
  typeof given === 'function' ? (given as (before: unknown) => unknown)(before) : given

export const readText = (form: FormData, path: string): string | undefined => {
  const value = form.get(path)
  return typeof value === 'string' && value !== '' ? value : undefined
}

export const sayText = (answer: unknown): string => (typeof answer === 'string' ? answer : '')

/** A record of texts from controls named 'path.part'. */
export function readParts(form: FormData, path: string, parts: readonly string[]): Record<string, string> | undefined {
  const found = parts.flatMap((part) => {
    const value = readText(form, `${path}.${part}`)
    return value === undefined ? [] : [[part, value] as const]
  })
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

export const textOf = (answer: unknown): string => (typeof answer === 'string' ? answer : '')

export const recordOf = (answer: unknown): Readonly<Record<string, unknown>> =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer) ? (answer as Record<string, unknown>) : {}

/** A record with one part changed, whatever has become of the others: a browser may fill in several at once. */
export const withPart = (part: string, value: unknown) => (before: unknown) => ({ ...recordOf(before), [part]: value })
