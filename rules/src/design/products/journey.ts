import { type AnswerCode, type Answers, type AskedQuestion, answerRefusals, answerTo, type Moment } from '../forms'
import { refusalOf, type Refusal } from '../../kernel'
import type { PlayedBody, PlayedPage } from './body'
import type { JourneyLogic } from './journey-logic'
import { countedRows, withRows } from './journey-rows'
import { filledIn, isAlways, required } from './question-logic'

/** A page as this buyer sees it: only the questions that are asked of them. */
export type OpenPage = { readonly page: PlayedPage; readonly questions: readonly AskedQuestion[] }

/** Where a buyer is. Answers are only ever added or replaced, so going back cannot lose one. */
export type Progress = { readonly answers: Answers; readonly pageId: string | null }

/** All pages are behind the buyer. */
export const FINISHED = null

type Walk = {
  readonly pages: readonly OpenPage[]
  /** Answers to what was asked; hidden ones do not count. */ readonly counted: Answers
}

/**
 * The pages of this buyer in order. Each expression sees the answers of what was asked before it and nothing else, so an
 * answer to a question that is now hidden stays on the device but decides nothing.
 */
export function walkJourney(body: PlayedBody, answers: Answers, logic: JourneyLogic): Walk {
  const pages: OpenPage[] = []
  const counted: Record<string, unknown> = {}
  let skippingTo: string | null = null
  for (const page of body.pages) {
    if (skippingTo !== null && page.id !== skippingTo) continue
    skippingTo = null
    if (page.showIf && !logic.holds(page.showIf, counted)) continue
    const questions = page.questions.flatMap((question) => {
      if (question.showIf && !logic.holds(question.showIf, counted)) return []
      const asked = filledIn(question, counted, logic)
      const answer = answerTo(asked, answers)
      if (answer !== undefined) counted[question.dataName] = countedRows(question, answer, counted, logic)
      return [asked]
    })
    if (questions.length === 0) continue
    pages.push({
      page,
      questions: questions.map((question) =>
        withRows(required(question, counted, logic), answers[question.dataName], counted, logic),
      ),
    })
    skippingTo = skipOf(body, page, questions, counted, logic)
  }
  return { pages, counted }
}

/** Only a later page can be skipped to: a journey always ends. */
function skipOf(
  body: PlayedBody,
  page: PlayedPage,
  asked: readonly AskedQuestion[],
  counted: Answers,
  logic: JourneyLogic,
): string | null {
  const from = body.pages.indexOf(page)
  for (const skip of asked.flatMap((question) => question.skips ?? [])) {
    const to = body.pages.findIndex((other) => other.id === skip.toPage)
    if (to > from && (isAlways(skip.when) || logic.holds(skip.when, counted))) return skip.toPage
  }
  return null
}

/** Refusals of one page by data name and part: 'birth', 'drivers.0.birth'. */
export type PageRefusals = Readonly<Record<string, Refusal<AnswerCode>>>

export function pageRefusals({ questions }: OpenPage, answers: Answers, now: Moment): PageRefusals {
  const found: Record<string, Refusal<AnswerCode>> = {}
  for (const question of questions) {
    for (const refusal of answerRefusals(question, answerTo(question, answers), now)) {
      const field = refusal.field ? `${question.dataName}.${refusal.field}` : question.dataName
      found[field] ??= refusalOf(refusal.code, refusal.values, field)
    }
  }
  return found
}

export type Place = { readonly open: OpenPage | null; readonly number: number; readonly count: number }

/** The page a buyer is on. One that their answers have since hidden gives way to the next that is still asked. */
export function placeOf(body: PlayedBody, pages: readonly OpenPage[], pageId: string | null): Place {
  if (pageId === FINISHED) return { open: null, number: pages.length, count: pages.length }
  const order = body.pages.findIndex((page) => page.id === pageId)
  const index = pages.findIndex(({ page }) => body.pages.indexOf(page) >= Math.max(order, 0))
  return { open: pages[index] ?? null, number: index < 0 ? pages.length : index + 1, count: pages.length }
}

export const nextPageId = (pages: readonly OpenPage[], place: Place): string | null =>
  pages[place.number]?.page.id ?? FINISHED

export const previousPageId = (pages: readonly OpenPage[], place: Place): string | null =>
  pages[place.open ? place.number - 2 : place.number - 1]?.page.id ?? null
