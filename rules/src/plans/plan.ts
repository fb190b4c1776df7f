import type { DataName } from '../datasets'
import { refusalOf, type Refusal } from '../kernel'
import type { Money } from '../money'
import type { PlanCode } from './plan-refusals'

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
