import type { DatasetPart } from '../datasets'
import type { AskedQuestion, Question } from '../forms'
import type { Language, Texts } from '../../languages'
import type { ConnectorUses, FrozenTable, Recipe, SaleTerms, UnderwritingGuide } from '../parts'
import type { PlanSet } from '../plans'
import type { Look } from './look'

/** The shape that this code writes; older documents are lifted to it by `body-upgrades.ts`. */
export const BODY_VERSION = 2

export type Page = {
  readonly id: string
  readonly title: Texts
  readonly subtitle?: Texts
  readonly showIf?: string
  readonly questions: readonly Question[]
}

/** One design of a product, whole: what a buyer sees and what is worked out. */
export type Body = {
  readonly version: typeof BODY_VERSION
  readonly name: Texts
  readonly currency: string
  /** Days and times of the product are those of this zone, wherever its buyer is. */
  readonly timeZone: string
  /** What it is sold in; the first is spoken to those who asked for none of them. */
  readonly languages: readonly Language[]
  readonly look: Look
  readonly pages: readonly Page[]
  /** Parts belong to their own rooms, which check them; a body without one simply does not have it yet. */
  readonly dataset?: DatasetPart
  readonly plans?: PlanSet
  readonly connectors?: ConnectorUses
  /** The rate tables as they stood when this body was published, by the hash of their content. */
  readonly tables?: readonly FrozenTable[]
  readonly pricing?: Recipe
  readonly underwriting?: UnderwritingGuide
  readonly sale?: SaleTerms
}

/** The parts that rooms other than this one write. */
export const bodyParts = ['dataset', 'connectors', 'plans', 'tables', 'pricing', 'underwriting', 'sale'] as const
export type BodyPart = (typeof bodyParts)[number]

export type PlayedPage = Omit<Page, 'questions'> & { readonly questions: readonly AskedQuestion[] }

/** A body as buyers get it: its choice of plans is filled in (`plannedBody`). One that was never filled in is played, too. */
export type Played<Whole extends Body> = Omit<Whole, 'pages'> & { readonly pages: readonly PlayedPage[] }
export type PlayedBody = Played<Body>

/** The same for one reader: where a title is shown in one language, it is theirs if the product speaks it. */
export const readBy = <Whole extends Body>(body: Whole, reader: Language | undefined): Whole =>
  reader && body.languages.includes(reader)
    ? { ...body, languages: [reader, ...body.languages.filter((language) => language !== reader)] }
    : body

export const questionsOf = <Asked extends AskedQuestion>(body: {
  readonly pages: readonly { readonly questions: readonly Asked[] }[]
}): Asked[] => body.pages.flatMap((page) => page.questions)

/** Whether any expression is to be worked out: a journey without one needs no engine in the buyer's browser. */
export function hasLogic(body: PlayedBody): boolean {
  const asks = (question: AskedQuestion): boolean =>
    Boolean(question.showIf || question.requireIf || question.skips?.length || question.sets?.length) ||
    (question.kind === 'group' && question.questions.some(asks))
  return body.pages.some((page) => page.showIf || page.questions.some(asks))
}
