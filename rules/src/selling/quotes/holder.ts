import type { Answers, AskedQuestion } from '../../design/forms'
import { type Body, questionsOf } from '../../design/products'
import type { Language } from '../../languages'

/** Who will hold the policy, as far as the answers say. */
export type Holder = {
  readonly name: string
  readonly email: string
  readonly phone: string | null
  /** ISO day. */
  readonly bornOn: string | null
  readonly language: Language
}

/** Names of plain text questions that ask for the holder's name, first ones first. */
export const NAMES = ['name', 'fullName', 'holderName', 'holder', 'yourName', 'policyholder']
const FIRST_NAMES = ['firstName', 'givenName']
const LAST_NAMES = ['lastName', 'familyName', 'surname']

/**
 * The holder among the answers: the first person who was asked for, completed by the questions for a mailbox, a phone
 * and a name. Null where nobody left a name or a mailbox: there would be nobody to send a policy to.
 */
export function holderOf(
  body: Pick<Body, 'pages' | 'languages'>,
  answers: Answers,
  language?: Language,
): Holder | null {
  const { name, email, phone, birth: bornOn } = contactIn(body, answers)
  if (!email || !name) return null
  return { name, email, phone, bornOn, language: language ?? (body.languages[0] as Language) }
}

type Found = Record<'name' | 'email' | 'phone' | 'birth', string | null>

/** What the answers say of the holder, each part by itself. */
export function contactIn(body: Pick<Body, 'pages'>, answers: Answers): Found {
  const questions = questionsOf(body)
  const person = personIn(questions, answers)
  return {
    name: person.name ?? namedText(answers),
    email: person.email ?? firstText(questions, answers, 'email'),
    phone: person.phone ?? firstText(questions, answers, 'phone'),
    birth: person.birth,
  }
}

function personIn(questions: readonly AskedQuestion[], answers: Answers): Found {
  const asked = questions.find((each) => each.kind === 'person' && isRecord(answers[each.dataName]))
  const said = asked ? (answers[asked.dataName] as Record<string, unknown>) : {}
  const name = [textOf(said.firstName), textOf(said.lastName)].filter((part) => part !== null).join(' ')
  return { name: name || null, email: textOf(said.email), phone: textOf(said.phone), birth: textOf(said.birth) }
}

function namedText(answers: Answers): string | null {
  const first = (names: readonly string[]) => names.map((name) => textOf(answers[name])).find((text) => text !== null)
  const whole = first(NAMES)
  if (whole) return whole
  return [first(FIRST_NAMES), first(LAST_NAMES)].filter((part) => part).join(' ') || null
}

const firstText = (questions: readonly AskedQuestion[], answers: Answers, kind: 'email' | 'phone'): string | null =>
  questions
    .filter((each) => each.kind === kind)
    .map((each) => textOf(answers[each.dataName]))
    .find((text) => text !== null) ?? null

const isRecord = (answer: unknown): boolean => typeof answer === 'object' && answer !== null && !Array.isArray(answer)
const textOf = (answer: unknown): string | null =>
  typeof answer === 'string' && answer.trim() !== '' ? answer.trim() : null
