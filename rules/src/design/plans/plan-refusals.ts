import { dataNameRefusal } from '../datasets'
import { refusalOf, type Refusal } from '../../kernel'
import { isBlank } from '../../languages'
import type { Money } from '../../money'
import { type AddOn, type Plan, planDocumentKinds, type PlanSet } from './plan'

export type PlanCode =
  | 'plans.none'
  | 'plans.idTaken'
  | 'plans.untitled'
  | 'plans.coverName'
  | 'plans.coverTwice'
  | 'plans.coverTaken'
  | 'plans.otherCurrency'
  | 'plans.negative'
  | 'plans.unknownAddOn'
  | 'plans.documentTwice'
  | 'plans.marketingRequired'
  | 'plans.addOnNotOffered'
  | 'plans.notDeclared'

/**
 * Every fault of a set of plans at once; the field says where: `plans.0.covers.2`, `addOns.1.yearly`. `taken` are the
 * names that questions and connectors answer: a cover cannot answer them too.
 */
export function planRefusals({ currency, plans, addOns }: PlanSet, taken: readonly string[] = []): Refusal<PlanCode>[] {
  if (plans.length === 0) return [refusalOf('plans.none')]
  const entries = [
    ...plans.map(({ id, title }, at) => ({ id, title, field: `plans.${at}` })),
    ...addOns.map(({ id, title }, at) => ({ id, title, field: `addOns.${at}` })),
  ]
  return [
    ...repeated(entries, ({ id }) => id).map(({ id, field }) => refusalOf('plans.idTaken', { id }, field)),
    ...entries
      .filter(({ title }) => isBlank(title))
      .map(({ id, field }) => refusalOf('plans.untitled', { id }, `${field}.title`)),
    ...addOns.flatMap(({ yearly, monthly }, at) => [
      ...amountRefusals(yearly, currency, `addOns.${at}.yearly`),
      ...amountRefusals(monthly, currency, `addOns.${at}.monthly`),
    ]),
    ...plans.flatMap((plan, at) => [
      ...coverRefusals(plan, currency, taken, `plans.${at}`),
      ...offerRefusals(plan, addOns, `plans.${at}`),
      ...documentRefusals(plan, `plans.${at}`),
    ]),
  ]
}

function coverRefusals({ covers }: Plan, currency: string, taken: readonly string[], at: string): Refusal<PlanCode>[] {
  const placed = covers.map((cover, place) => ({ ...cover, field: `${at}.covers.${place}` }))
  return [
    ...placed
      .filter(({ dataName }) => dataNameRefusal(dataName))
      .map(({ dataName, field }) => refusalOf('plans.coverName', { name: dataName }, field)),
    ...placed
      .filter(({ dataName }) => taken.includes(dataName))
      .map(({ dataName, field }) => refusalOf('plans.coverTaken', { name: dataName }, field)),
    ...repeated(placed, ({ dataName }) => dataName).map(({ dataName, field }) =>
      refusalOf('plans.coverTwice', { name: dataName }, field),
    ),
    ...placed.flatMap(({ amount, field }) => (amount ? amountRefusals(amount, currency, field) : [])),
  ]
}

function offerRefusals({ addOns: offered, declarations }: Plan, addOns: readonly AddOn[], at: string) {
  return [
    ...offered
      .filter((id) => !addOns.some((addOn) => addOn.id === id))
      .map((id) => refusalOf('plans.unknownAddOn', { id }, `${at}.addOns`)),
    // Consent to marketing is free or it is none.
    ...declarations.flatMap(({ id, kind, isRequired }, place) =>
      kind === 'marketing' && isRequired
        ? [refusalOf('plans.marketingRequired', { id }, `${at}.declarations.${place}`)]
        : [],
    ),
  ] satisfies Refusal<PlanCode>[]
}

function documentRefusals(plan: Plan, at: string): Refusal<PlanCode>[] {
  return planDocumentKinds.flatMap((kind) =>
    repeated(plan[kind], ({ language }) => language).map(({ language }) =>
      refusalOf('plans.documentTwice', { language }, `${at}.${kind}`),
    ),
  )
}

function amountRefusals(amount: Money, currency: string, field: string): Refusal<PlanCode>[] {
  if (amount.currency !== currency)
    return [refusalOf('plans.otherCurrency', { given: amount.currency, wanted: currency }, field)]
  return amount.minor < 0 ? [refusalOf('plans.negative', {}, field)] : []
}

/** Why a choice cannot be bought as it stands, or null. */
export function choiceRefusal(
  plan: Plan,
  chosen: { readonly addOns: readonly string[]; readonly declared: readonly string[] },
): Refusal<PlanCode> | null {
  const foreign = chosen.addOns.find((id) => !plan.addOns.includes(id))
  if (foreign !== undefined) return refusalOf('plans.addOnNotOffered', { id: foreign }, foreign)
  const missing = plan.declarations.find((entry) => entry.isRequired && !chosen.declared.includes(entry.id))
  return missing ? refusalOf('plans.notDeclared', { id: missing.id }, missing.id) : null
}

/** The second and later of those that are alike. */
function repeated<Thing>(things: readonly Thing[], keyOf: (thing: Thing) => string): Thing[] {
  const seen = new Set<string>()
  return things.filter((thing) => seen.has(keyOf(thing)) || !seen.add(keyOf(thing)))
}
