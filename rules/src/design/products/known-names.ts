import { type DataName, extraNamesOf, type ExtraName } from '../datasets'
import { type AskedQuestion, dataNameOf } from '../forms'
import { defaultLanguage, textIn } from '../../languages'
import { coverNames } from '../plans'
import type { Body, PlayedPage } from './body'
import { isRated } from './body-dataset'
import { plannedBody } from './planned-body'

/** A data name with where it comes from. */
export type KnownName = DataName &
  (
    | { readonly from: 'question'; readonly page: PlayedPage; readonly question: AskedQuestion }
    | { readonly from: 'cover' }
    | { readonly from: 'extra'; readonly extra: ExtraName }
  )

/** Of those, what prices and decisions speak of. */
export const ratedNames = (body: Body): KnownName[] =>
  knownNames(body).filter((known) => known.from !== 'question' || isRated(body, known.question))

/** Every data name that a product knows: asked, covered by a plan, or answered by a connector or the product itself. */
export function knownNames(body: Body): KnownName[] {
  const language = body.languages[0] ?? defaultLanguage
  const asked = plannedBody(body).pages.flatMap((page) =>
    page.questions.flatMap((question): KnownName[] => {
      const name = dataNameOf(question, body.currency)
      return name ? [{ ...name, title: textIn(question.title, language), from: 'question', page, question }] : []
    }),
  )
  const covered = (body.plans ? coverNames(body.plans, language) : []).map((name): KnownName => ({
    ...name,
    from: 'cover',
  }))
  const extra = extraNamesOf(body.dataset).map((each): KnownName => ({ ...each, from: 'extra', extra: each }))
  return [...asked, ...covered, ...extra]
}
