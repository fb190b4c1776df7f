import { dataNameRefusal, type DataName } from '../datasets'
import { refusalOf, type Refusal } from '../kernel'
import type { Money } from '../money'

/** What a plan pays for. An amount is a data name too, so prices and underwriting can use it. */
export type Cover = {
  readonly dataName: string
  readonly title: string
  readonly amount: Money | null
  /** Shown where there is no amount: 'Included', 'Unlimited'. */
  readonly words: string
  readonly tooltip: string
}

export type AddOn = {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly yearly: Money
  readonly monthly: Money
}

export type Declaration = {
  readonly id: string
  readonly kind: 'marketing' | 'general'
  readonly text: string
  readonly isRequired: boolean
}

export type Plan = {
  readonly id: string
  readonly title: string
  readonly subtitle: string
  readonly description: string
  readonly covers: readonly Cover[]
  /** Add-ons that can be taken with it, by id. */
  readonly addOns: readonly string[]
  readonly declarations: readonly Declaration[]
  readonly booklet: string | null
  readonly coverDocument: string | null
}

export type PlanSet = { readonly currency: string; readonly plans: readonly Plan[]; readonly addOns: readonly AddOn[] }

export type PlanCode =
  | 'plan.none'
  | 'plan.idTaken'
  | 'plan.untitled'
  | 'plan.coverName'
  | 'plan.coverTwice'
  | 'plan.otherCurrency'
  | 'plan.negative'
  | 'plan.unknownAddOn'
  | 'plan.marketingRequired'
  | 'plan.addOnNotOffered'
  | 'plan.notDeclared'

/** Every fault of a set of plans at once; the field says where. */
export function planRefusals({ currency, plans, addOns }: PlanSet): Refusal<PlanCode>[] {
  if (plans.length === 0) return [refusalOf('plan.none')]
  const ids = [...plans, ...addOns].map((entry) => entry.id)
  return [
    ...twice(ids).map((id) => refusalOf('plan.idTaken', { id }, id)),
    ...[...plans, ...addOns]
      .filter((entry) => entry.title.trim() === '')
      .map((entry) => refusalOf('plan.untitled', { id: entry.id }, entry.id)),
    ...addOns.flatMap((addOn) =>
      [addOn.yearly, addOn.monthly].flatMap((amount) => amountRefusals(amount, currency, addOn.id)),
    ),
    ...plans.flatMap((plan) => onePlanRefusals(plan, currency, addOns)),
  ]
}

function onePlanRefusals(plan: Plan, currency: string, addOns: readonly AddOn[]): Refusal<PlanCode>[] {
  const { covers, declarations } = plan
  return [
    ...covers
      .filter((cover) => dataNameRefusal(cover.dataName))
      .map((cover) => refusalOf('plan.coverName', { name: cover.dataName }, plan.id)),
    ...twice(covers.map((cover) => cover.dataName)).map((name) => refusalOf('plan.coverTwice', { name }, plan.id)),
    ...covers.flatMap((cover) => (cover.amount ? amountRefusals(cover.amount, currency, plan.id) : [])),
    ...plan.addOns
      .filter((id) => !addOns.some((addOn) => addOn.id === id))
      .map((id) => refusalOf('plan.unknownAddOn', { id }, plan.id)),
    // Consent to marketing is free or it is none.
    ...declarations
      .filter((entry) => entry.kind === 'marketing' && entry.isRequired)
      .map((entry) => refusalOf('plan.marketingRequired', { id: entry.id }, plan.id)),
  ]
}

function amountRefusals(amount: Money, currency: string, field: string): Refusal<PlanCode>[] {
  if (amount.currency !== currency)
    return [refusalOf('plan.otherCurrency', { given: amount.currency, wanted: currency }, field)]
  return amount.minor < 0 ? [refusalOf('plan.negative', {}, field)] : []
}

function twice(words: readonly string[]): string[] {
  return [...new Set(words.filter((word, at) => words.indexOf(word) !== at))]
}

/** The covers as data names, for the dataset of prices and underwriting. */
export function coverNames({ currency, plans }: PlanSet): DataName[] {
  const titles = new Map(plans.flatMap((plan) => plan.covers.map((cover) => [cover.dataName, cover.title])))
  return [...titles].map(([name, title]) => ({ name, title, type: { kind: 'money', currency } }))
}

/** The amounts that a plan answers those names with. */
export function coverAmounts(plan: Plan): Record<string, Money> {
  return Object.fromEntries(plan.covers.flatMap(({ dataName, amount }) => (amount ? [[dataName, amount]] : [])))
}

export type ComparedCover = {
  readonly dataName: string
  readonly title: string
  readonly cells: readonly (Cover | null)[]
}

/** Plans side by side: one line per cover in order of first mention, one cell per plan. */
export function comparePlans(plans: readonly Plan[]): ComparedCover[] {
  const first = new Map<string, string>()
  for (const cover of plans.flatMap((plan) => plan.covers))
    if (!first.has(cover.dataName)) first.set(cover.dataName, cover.title)
  return [...first].map(([dataName, title]) => ({
    dataName,
    title,
    cells: plans.map((plan) => plan.covers.find((cover) => cover.dataName === dataName) ?? null),
  }))
}

/** Why a choice cannot be bought as it stands, or null. */
export function choiceRefusal(
  plan: Plan,
  chosen: { readonly addOns: readonly string[]; readonly declared: readonly string[] },
): Refusal<PlanCode> | null {
  const foreign = chosen.addOns.find((id) => !plan.addOns.includes(id))
  if (foreign !== undefined) return refusalOf('plan.addOnNotOffered', { id: foreign }, foreign)
  const missing = plan.declarations.find((entry) => entry.isRequired && !chosen.declared.includes(entry.id))
  return missing ? refusalOf('plan.notDeclared', { id: missing.id }, missing.id) : null
}
