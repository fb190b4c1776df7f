import type { DataName } from '../datasets'
import { defaultLanguage, type Language, nearestFirst, textIn, type Texts } from '../../languages'
import type { Money } from '../../money'

/** What a plan pays for. An amount is a data name too, so prices and underwriting can use it. */
export type Cover = {
  readonly dataName: string
  readonly title: Texts
  readonly amount: Money | null
  /** Shown where there is no amount: 'Included', 'Unlimited'. */
  readonly words: Texts
  readonly tooltip: Texts
}

export type AddOn = {
  readonly id: string
  readonly title: Texts
  readonly description: Texts
  readonly yearly: Money
  readonly monthly: Money
}

export type Declaration = {
  readonly id: string
  readonly kind: 'marketing' | 'general'
  readonly text: Texts
  readonly isRequired: boolean
}

/** A PDF that goes with a plan, known by the hash of its content: a published plan keeps the very one it was sold with. */
export type PlanDocument = {
  readonly language: Language
  readonly fileId: string
  readonly name: string
  readonly sha256: string
  readonly size: number
}

export const planDocumentKinds = ['booklet', 'coverDocument'] as const
export type PlanDocumentKind = (typeof planDocumentKinds)[number]

export type Plan = {
  readonly id: string
  readonly title: Texts
  readonly subtitle: Texts
  readonly description: Texts
  readonly covers: readonly Cover[]
  /** Add-ons that can be taken with it, by id. */
  readonly addOns: readonly string[]
  readonly declarations: readonly Declaration[]
  /** One file for each language that it was written in. */
  readonly booklet: readonly PlanDocument[]
  readonly coverDocument: readonly PlanDocument[]
}

/** More than anybody compares, and little enough to be saved in one go. */
export const planLimits = { plans: 12, covers: 200, addOns: 50, declarations: 50, title: 200, text: 4_000 } as const

export type PlanSet = { readonly currency: string; readonly plans: readonly Plan[]; readonly addOns: readonly AddOn[] }

/** The covers as data names, for the dataset of prices and underwriting. */
export function coverNames({ currency, plans }: PlanSet, language: Language = defaultLanguage): DataName[] {
  const titles = new Map(plans.flatMap((plan) => plan.covers.map((cover) => [cover.dataName, cover.title])))
  return [...titles].map(([name, title]) => ({
    name,
    title: textIn(title, language) || name,
    type: { kind: 'money', currency },
  }))
}

/** The file that a reader of this language gets: theirs, or the nearest there is. */
export function documentIn(files: readonly PlanDocument[], language: Language): PlanDocument | null {
  const byNearness = nearestFirst(language).map((near) => files.find((file) => file.language === near))
  return byNearness.find((file) => file !== undefined) ?? null
}

/** What a plan is called in the language of whoever reads; its id where nobody has named it, or it is gone. */
export function planTitle(set: PlanSet | null | undefined, id: string, language: Language): string {
  return textIn(set?.plans.find((plan) => plan.id === id)?.title, language) || id
}

/** The amounts that a plan answers those names with. */
export function coverAmounts(plan: Plan): Record<string, Money> {
  return Object.fromEntries(plan.covers.flatMap(({ dataName, amount }) => (amount ? [[dataName, amount]] : [])))
}

export type ComparedCover = {
  readonly dataName: string
  readonly title: Texts
  readonly cells: readonly (Cover | null)[]
}

/** Plans side by side: one line per cover in order of first mention, one cell per plan. */
export function comparePlans(plans: readonly Plan[]): ComparedCover[] {
  const first = new Map<string, Texts>()
  for (const cover of plans.flatMap((plan) => plan.covers))
    if (!first.has(cover.dataName)) first.set(cover.dataName, cover.title)
  return [...first].map(([dataName, title]) => ({
    dataName,
    title,
    cells: plans.map((plan) => plan.covers.find((cover) => cover.dataName === dataName) ?? null),
  }))
}

/** Every text once: lines and declarations stand in each plan that has them, and are written for all of them. */
export function planTexts({ plans, addOns }: Pick<PlanSet, 'plans' | 'addOns'>): Texts[] {
  const declared = new Map(plans.flatMap((plan) => plan.declarations.map(({ id, text }) => [id, text])))
  const lines = comparePlans(plans).flatMap(({ title, cells }) => [
    title,
    cells.find((cell) => cell !== null)?.tooltip ?? {},
    ...cells.map((cell) => cell?.words ?? {}),
  ])
  return [
    ...plans.flatMap(({ title, subtitle, description }) => [title, subtitle, description]),
    ...lines,
    ...addOns.flatMap(({ title, description }) => [title, description]),
    ...declared.values(),
  ]
}

/** Every file that plans name, once. */
export const planFiles = (set: PlanSet | undefined): string[] => [
  ...new Set(
    (set?.plans ?? []).flatMap((plan) => planDocumentKinds.flatMap((kind) => plan[kind].map(({ fileId }) => fileId))),
  ),
]
