import type { planOperations, PlanSet } from '@coverwright/contract/design/plans'
import type { TakesOf } from '@coverwright/contract/platform'
import { removalRefusal } from '@coverwright/rules/design/logic'
import { defaultLanguage, textIn } from '@coverwright/rules/languages'
import { choiceUses, coverNames, planRefusals } from '@coverwright/rules/design/plans'
import { type Around, type Body, listOf, nameUses } from '@coverwright/rules/design/products'
import type { AroundBody } from '../datasets'
import { Refused, refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { changeBody } from '../products'
import { holdDocuments } from './hold-documents'
import { withDocuments } from './plan-documents'
import { presentPlans, takenNames } from './present'

type Input = TakesOf<typeof planOperations.update>

export const updatePlans = (aroundBody: AroundBody) => async (ctx: MemberCtx, input: Input) => {
  const { productId, baseRevision } = input
  const plans = await withDocuments(ctx, productId, input.plans)
  const around = await aroundBody(ctx, productId)
  let before: PlanSet | undefined
  const change = (body: Body): Body => ({ ...body, plans: { ...plans, currency: body.currency } })
  const refuse = (body: Body) => {
    before = body.plans
    refuseIf(planRefusals({ ...plans, currency: body.currency }, takenNames(body))[0] ?? null)
    refuseRemovingUsed(body, plans, around)
  }
  const changed = await changeBody(ctx, { productId, baseRevision, change, refuse })
  await holdDocuments(ctx, productId, before, plans)
  return presentPlans(ctx, changed)
}

/** Steps, rules and conditions that speak of a cover, a plan or an add-on would lose what they stand on. */
function refuseRemovingUsed(body: Body, plans: PlanSet, around: Around) {
  const before = body.plans
  if (!before) return
  refuseRemovingCovers(body, before, plans, around)
  const language = body.languages[0] ?? defaultLanguage
  const { pages, pricing, underwriting, connectors } = body
  const priced = pricing?.addOns ?? []
  const kept = new Set([...plans.plans, ...plans.addOns].map(({ id }) => id))
  for (const { id, title } of [...before.plans, ...before.addOns]) {
    if (kept.has(id)) continue
    const name = textIn(title, language)
    if (priced.some(({ addOn }) => addOn === id)) throw new Refused('plans.addOnInUse', { values: { name } })
    const list = choiceUses({ pages, pricing, underwriting, connectors }, id, language)
    if (list.length > 0) throw new Refused('plans.choiceInUse', { values: { name, list: list.join(', ') } })
  }
}

function refuseRemovingCovers(body: Body, before: PlanSet, plans: PlanSet, around: Around) {
  const kept = new Set(coverNames(plans).map(({ name }) => name))
  const uses = nameUses(body, around)
  for (const { name, title = name } of coverNames(before, body.languages[0])) {
    const refusal = kept.has(name) ? null : removalRefusal({ name, title }, uses)
    if (refusal) throw new Refused('plans.coverInUse', { values: { name: title, ...listOf(refusal.usedBy) } })
  }
}
