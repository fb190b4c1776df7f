import { productOperations } from '@coverwright/contract/design/products'
import { pricingOperations, type RecipeView } from '@coverwright/contract/rating/pricing'
import type { TakesOf } from '@coverwright/contract/platform'
import { momentIn } from '@coverwright/rules/design/forms'
import { printDay } from '@coverwright/rules/kernel'
import { defaultLanguage, textIn, type Texts } from '@coverwright/rules/languages'
import {
  askedTakings,
  lacksAmount,
  startingRecipe,
  unusedFigures,
  type Recipe,
} from '@coverwright/rules/rating/pricing'
import { ratedDatasetOf, questionsOf } from '@coverwright/rules/design/products'
import { partsOfBody, partsOfDraft, ratingOf } from '@coverwright/rules/rating/rating'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { openBody, type OpenBody } from '../../design/products'
import type { ReadTable } from '../tables'
import { pricingTables, tablesOf } from './open-rating'
import { plansOf } from './plans-of'
import { presentNames, presentProblem, presentTable } from './present'
import { proposalWords } from './proposal-words'

type Asked = TakesOf<typeof pricingOperations.get>

export async function getRecipe(ctx: MemberCtx, { productId, language: asked }: Asked): Promise<RecipeView> {
  const opened = await openBody(ctx, productId)
  const language = asked ?? opened.body.languages[0] ?? defaultLanguage
  const tables = await tablesOf(ctx, opened, 'tried')
  const inForce = await tablesOf(ctx, opened, 'active')
  const partsOf = opened.isDraft ? partsOfDraft : partsOfBody
  const parts = partsOf(
    opened.body,
    tables.map(({ table }) => table),
  )
  const compiled = parts ? ratingOf(parts) : null
  const plans = plansOf(opened.body)
  const today = printDay(momentIn(ctx.now(), opened.body.timeZone).day)
  // One without steps says nothing yet: whoever took a proposal back is offered it again.
  const isBlank = (opened.body.pricing?.steps.length ?? 0) === 0
  const proposal = isBlank ? proposalFor(opened, tables, today) : null
  return {
    productId,
    bodyNumber: opened.number,
    revision: opened.revision,
    currency: opened.body.currency,
    recipe: (opened.body.pricing as RecipeView['recipe']) ?? null,
    proposal: proposal as RecipeView['proposal'],
    lacksAmount: isBlank && !proposal && questionsOf(opened.body).length > 0 && lacksAmountIn(opened, tables),
    asks: proposal
      ? askedTakings(
          proposal,
          tables.map(({ table }) => table),
        )
      : [],
    unused: proposal ? unusedFigures(proposal, pricingTables(tables)) : [],
    names: presentNames(opened, language),
    plans: (plans?.plans ?? []).map(({ id, title, addOns }) => ({
      id,
      title: textIn(title, language) || id,
      addOns: [...addOns],
    })),
    addOns: (plans?.addOns ?? []).map(({ id, title }) => ({ id, title: textIn(title, language) || id })),
    tables: tables.map((entry) => presentTable(entry, inForce)),
    problems: compiled && !compiled.ok ? compiled.problems.map(presentProblem) : [],
    today,
    may: mayDo(ctx.member, {
      edit: opened.isDraft && pricingOperations.save,
      editCopy: !opened.isDraft && productOperations.editCopy,
    }),
  }
}

function proposalFor({ body }: OpenBody, tables: readonly ReadTable[], today: string): Recipe | null {
  const plans = plansOf(body)
  return startingRecipe({
    tables: pricingTables(tables),
    dataset: ratedDatasetOf(body),
    currency: body.currency,
    hasAddOns: plans?.plans.some((plan) => plan.addOns.length > 0) ?? false,
    plans: (plans?.plans ?? []).map(({ id, title }) => ({ id, words: wordsOf(title) })),
    choosers: questionsOf(body).flatMap((question) =>
      question.kind === 'choice' || question.kind === 'dropdown'
        ? [
            {
              name: question.dataName,
              options: question.options.map(({ value, label }) => ({ id: value, words: wordsOf(label) })),
            },
          ]
        : [],
    ),
    taxFrom: `${today.slice(0, 4)}-01-01`,
    words: proposalWords(body.languages[0]),
  })
}

const lacksAmountIn = ({ body }: OpenBody, tables: readonly ReadTable[]) =>
  lacksAmount(pricingTables(tables), ratedDatasetOf(body), body.currency)

const wordsOf = (texts: Texts): string[] => Object.values(texts).filter((words) => words !== undefined)
