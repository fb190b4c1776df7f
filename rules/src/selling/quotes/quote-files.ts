import {
  type Answers,
  type AskedQuestion,
  type FileKind,
  type FileRef,
  fileRefusals,
  readsByDirection,
  readsFile,
} from '../../design/forms'
import { type Refusal, refusalOf } from '../../kernel'

type Pages = { readonly pages: readonly { readonly questions: readonly AskedQuestion[] }[] }

/** A form asks for some twenty files at most; more than this is not somebody buying a policy. */
const MOST_QUOTE_FILES = 40
const MOST_QUOTE_BYTES = 400 * 1024 * 1024
/** An hour, from one address: an office where several people buy at once, and nobody who fills a disk. */
export const FILES_PER_SENDER = 200

/**
 * 'drivers.licence', without the numbers of rows and the sides of a vehicle: what stays when a row is taken out.
 * Null where this product asks for no file.
 */
export function fileQuestionAt(body: Pages, path: string): { name: string; kinds: readonly FileKind[] } | null {
  const [first, second] = path.split('.').filter((part) => !/^\d+$/.test(part))
  const question = body.pages.flatMap(({ questions }) => questions).find(({ dataName }) => dataName === first)
  if (!question) return null
  if (question.kind !== 'group') return named(question.dataName, question)
  const inner = question.questions.find(({ dataName }) => dataName === second)
  return inner ? named(`${question.dataName}.${inner.dataName}`, inner) : null
}

function named(name: string, question: AskedQuestion) {
  const kinds = kindsOf(question)
  return kinds && { name, kinds }
}

function kindsOf(question: AskedQuestion): readonly FileKind[] | null {
  if (question.kind === 'file') return question.accepts
  if (question.kind === 'vehiclePhoto') return ['image']
  return question.kind === 'vehicleVideo' ? ['video'] : null
}

type Announced = { readonly name: string; readonly type: string; readonly bytes: number }

/** Why a file is not taken, before a byte of it is sent; `held` is what the quote has already. */
export function quoteFileRefusal(
  kinds: readonly FileKind[],
  { name, type, bytes }: Announced,
  held: { readonly count: number; readonly bytes: number },
): Refusal | null {
  if (bytes === 0) return refusalOf('quotes.fileEmpty')
  const [refusal] = fileRefusals(kinds, { id: '', name, type, bytes })
  if (refusal) return refusal
  const isTooMuch = held.count >= MOST_QUOTE_FILES || held.bytes + bytes > MOST_QUOTE_BYTES
  return isTooMuch ? refusalOf('quotes.tooManyFiles') : null
}

/** The files that are given as answers, each with the name of its question. */
export function filesIn(body: Pages, answers: Answers): { readonly question: string; readonly file: FileRef }[] {
  const ofQuestion = (question: AskedQuestion, answer: unknown, name: string) =>
    kindsOf(question) ? refsIn(answer).map((file) => ({ question: name, file })) : []
  return body.pages
    .flatMap(({ questions }) => questions)
    .flatMap((question) => {
      const answer = answers[question.dataName]
      if (question.kind !== 'group') return ofQuestion(question, answer, question.dataName)
      const rows = (Array.isArray(answer) ? answer : []) as (Readonly<Record<string, unknown>> | null)[]
      return rows.flatMap((row) =>
        question.questions.flatMap((inner) =>
          ofQuestion(inner, row?.[inner.dataName], `${question.dataName}.${inner.dataName}`),
        ),
      )
    })
}

function refsIn(answer: unknown): FileRef[] {
  const given: unknown[] = Array.isArray(answer) ? answer : Object.values(readsByDirection(answer) ?? {})
  return given.flatMap((each) => readsFile(each) ?? [])
}
