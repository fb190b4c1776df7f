import { refusalOf, type Refusal } from '../../kernel'
import type { Moment } from './moment'
import { type AskedOf, type AskedQuestion, answerTo, rowQuestions } from './asked-question'
import type { QuestionKind } from './question'
import type { AnswerCode, AnswerRules } from './question-base'
import { addOns } from './questions/add-ons'
import { address } from './questions/address'
import { choice } from './questions/choice'
import { choices } from './questions/choices'
import { date } from './questions/date'
import { dateTime } from './questions/date-time'
import { declaration } from './questions/declaration'
import { dropdown } from './questions/dropdown'
import { email } from './questions/email'
import { file } from './questions/file'
import { readsRows, type Row } from './questions/group'
import { idCard } from './questions/id-card'
import { information } from './questions/information'
import { longText } from './questions/long-text'
import { money } from './questions/money'
import { number } from './questions/number'
import { person } from './questions/person'
import { phone } from './questions/phone'
import { plan } from './questions/plan'
import { signature } from './questions/signature'
import { text } from './questions/text'
import { vehiclePhoto } from './questions/vehicle-photo'
import { vehicleVideo } from './questions/vehicle-video'
import { yesNo } from './questions/yes-no'

const group: AnswerRules<AskedOf<'group'>, readonly Row[]> = {
  reads: readsRows,
  isBlank: (rows) => rows.length === 0,
  nothing: () => [],
  refusals: (question, rows, now) => {
    const { minRows, maxRows } = question
    if (rows.length > maxRows) return [refusalOf('answer.tooManyRows', { max: maxRows })]
    // As many as are asked for stand on the page, filled in or not: what is missing is missing there.
    const shown = Array.from({ length: Math.max(rows.length, minRows) }, (_, place) => rows[place] ?? {})
    const found = shown.flatMap((row, place) =>
      rowQuestions(question, place).flatMap((inner) =>
        answerRefusals(inner, answerTo(inner, row), now).map((refusal) =>
          refusalOf(refusal.code, refusal.values, joined(`${place}.${inner.dataName}`, refusal.field)),
        ),
      ),
    )
    return found.length === 0 && rows.length < minRows ? [refusalOf('answer.tooFewRows', { min: minRows })] : found
  },
}

const rules: { [Kind in QuestionKind]: AnswerRules<never> } = {
  text,
  longText,
  number,
  money,
  date,
  dateTime,
  choice,
  choices,
  yesNo,
  dropdown,
  email,
  phone,
  idCard,
  address,
  person,
  group,
  vehiclePhoto,
  vehicleVideo,
  file,
  signature,
  declaration,
  plan,
  addOns,
  information,
} as { [Kind in QuestionKind]: AnswerRules<never> }

/** Everything that is wrong with an answer, each with the part of it that is meant. */
export function answerRefusals(question: AskedQuestion, answer: unknown, now: Moment): Refusal<AnswerCode>[] {
  if (question.kind === 'information') return []
  const { reads, isBlank, refusals } = rules[question.kind]
  if (answer === undefined || answer === null) return missing(question, now)
  const given = reads(answer)
  if (given === null) return [refusalOf('answer.wrongShape')]
  return isBlank(given) ? missing(question, now) : refusals(question as never, given, now)
}

function missing(question: AskedQuestion, now: Moment): Refusal<AnswerCode>[] {
  if (!question.isRequired) return []
  const { nothing, refusals } = rules[question.kind]
  const parts = nothing ? refusals(question as never, nothing(question as never), now) : []
  return parts.length > 0 ? parts : [refusalOf('answer.required')]
}

export function answerRefusal(question: AskedQuestion, answer: unknown, now: Moment): Refusal<AnswerCode> | null {
  return answerRefusals(question, answer, now)[0] ?? null
}

/** Whether there is something to speak of: a blank answer is none. */
export function isAnswered(question: AskedQuestion, answer: unknown): boolean {
  if (answer === undefined || answer === null) return false
  const { reads, isBlank } = rules[question.kind]
  const given = reads(answer)
  return given === null || !isBlank(given)
}

const joined = (path: string, rest: string | undefined): string => (rest ? `${path}.${rest}` : path)
