import type { AskedOf, AskedQuestion, Question, QuestionOf } from '../forms'
import { type Language, languageTags, type Texts } from '../../languages'
import { type Money, moneyText } from '../../money'
import { comparePlans, type Plan, planDocumentKinds, type PlanDocument, type PlanSet } from '../plans'
import type { Body, Played } from './body'

/** Where a buyer reads a file of this body; null where it cannot be read, as in a preview. */
type AddressOf = (file: PlanDocument) => string | null

/**
 * The journey with its choice of plans and add-ons as the plans say: words, covers and documents have one home. A body
 * without plans keeps what its questions say themselves.
 */
export function plannedBody<Whole extends Body>(body: Whole, addressOf: AddressOf = () => null): Played<Whole> {
  const { plans: set } = body
  if (!set || set.plans.length === 0) return body
  const planned = (question: Question): AskedQuestion => {
    if (question.kind === 'plan') return planQuestion(question, set, body.languages, addressOf)
    return question.kind === 'addOns' ? addOnsQuestion(question, set) : question
  }
  return { ...body, pages: body.pages.map((page) => ({ ...page, questions: page.questions.map(planned) })) }
}

type Chosen = QuestionOf<'plan'>

function planQuestion(
  asked: Chosen,
  set: PlanSet,
  languages: readonly Language[],
  addressOf: AddressOf,
): AskedOf<'plan'> {
  const before = new Map(asked.options.map((option) => [option.value, option]))
  return {
    ...asked,
    options: set.plans.map((plan) => ({
      value: plan.id,
      label: plan.title,
      note: plan.subtitle,
      readings: readingsOf(plan, addressOf),
      ...(before.get(plan.id)?.isMostChosen ? { isMostChosen: true } : {}),
    })),
    covers: comparePlans(set.plans).map(({ title, cells }) => ({
      label: title,
      note: cells.find((cell) => cell !== null)?.tooltip ?? {},
      amounts: Object.fromEntries(
        set.plans.map(({ id }, at) => {
          const cell = cells[at]
          return [id, cell ? (cell.amount ? amountIn(cell.amount, languages) : cell.words) : {}]
        }),
      ),
    })),
  }
}

const addOnsQuestion = (asked: QuestionOf<'addOns'>, { addOns }: PlanSet): QuestionOf<'addOns'> => ({
  ...asked,
  options: addOns.map(({ id, title, description }) => ({ value: id, label: title, note: description })),
})

function readingsOf(plan: Plan, addressOf: AddressOf) {
  return planDocumentKinds.flatMap((kind) => {
    const known = plan[kind].flatMap((file) => {
      const address = addressOf(file)
      return address === null ? [] : [[file.language, address] as const]
    })
    return known.length > 0 ? [{ kind, address: Object.fromEntries(known) as Texts }] : []
  })
}

function amountIn(amount: Money, languages: readonly Language[]): Texts {
  const style = { currencyDisplay: 'symbol', leavesOutZeros: true } as const
  return Object.fromEntries(languages.map((language) => [language, moneyText(amount, languageTags[language], style)]))
}
