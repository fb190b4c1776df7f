import type { Language, Texts } from '../../../languages'
import type { Recipe, SaleTerms, UnderwritingRule } from '../../../design/parts'
import {
  type Body,
  BODY_VERSION,
  type InsuranceType,
  type Look,
  type Page,
  type ProductSize,
  productSizes,
} from '../../../design/products'
import type { SheetCustomer } from './customers'
import { type Figures, figuresIn } from './figures'
import type { SheetPage } from './pages'
import { planSet, type PlanSheet } from './plans'
import type { TemplateTable } from './tables'

/** What can be begun from a template: everything but what is told in own words. */
export type TemplateType = Exclude<InsuranceType, 'other'>

/** A product as its sheet has it, in Hong Kong dollars, before anybody has chosen size, currency and languages. */
export type TemplateSheet = {
  readonly type: TemplateType
  readonly name: Texts
  readonly about: Texts
  readonly look: Pick<Look, 'font' | 'colours'> & { readonly mark: NonNullable<Look['header']['mark']> }
  pages(of: Figures): readonly SheetPage[]
  readonly plans: PlanSheet
  tables(of: Figures): readonly TemplateTable[]
  price(of: Figures): Recipe
  guide(of: Figures): readonly UnderwritingRule[]
  readonly sale: SaleTerms
  readonly customers: readonly SheetCustomer[]
}

export type Wanted = {
  readonly size: ProductSize
  readonly currency: string
  readonly timeZone: string
  readonly languages: readonly Language[]
  /** What it is called; by the template's own name where nobody said. */
  readonly name?: string
}

/** All that a new product begins with: its first draft, what stands in its tables, and whom it is tried on. */
export type Template = {
  readonly body: Body
  readonly tables: readonly TemplateTable[]
  readonly customers: readonly SheetCustomer[]
}

/** A small product leaves plans out, not the choice. */
const SIMPLE_PLANS = 2

export function templateOf(sheet: TemplateSheet, { size, currency, timeZone, languages, name }: Wanted): Template {
  const of = figuresIn(currency)
  const plans = plansIn(sheet.plans, size)
  const called: Texts = name ? Object.fromEntries(languages.map((language) => [language, name])) : sheet.name
  const { mark, ...look } = sheet.look
  const body: Body = {
    ...{ version: BODY_VERSION, name: called, currency, timeZone, languages },
    look: {
      ...look,
      header: { title: called, mark },
      button: { shape: 'soft' },
      picture: { drawing: sheet.type },
    },
    pages: sheet.pages(of).flatMap((page) => pageIn(page, size, plans)),
    plans: planSet(of, plans),
    pricing: sheet.price(of),
    underwriting: { version: 1, rules: sheet.guide(of), tables: [] },
    sale: sheet.sale,
  }
  return { body, tables: sheet.tables(of), customers: sheet.customers.map((each) => customerIn(each, plans)) }
}

/** Simple: two plans and nothing on top. Standard: all of them. Complicated: papers as well, by their pages. */
const plansIn = (sheet: PlanSheet, size: ProductSize): PlanSheet =>
  size === 'simple' ? { ...sheet, plans: sheet.plans.slice(0, SIMPLE_PLANS), addOns: [] } : sheet

function pageIn({ from = 'simple', ...page }: SheetPage, size: ProductSize, { addOns }: PlanSheet): Page[] {
  if (productSizes.indexOf(from) > productSizes.indexOf(size)) return []
  const hasAddOns = addOns.length > 0
  return [{ ...page, questions: page.questions.filter(({ kind }) => hasAddOns || kind !== 'addOns') }]
}

/** Whoever has chosen what a smaller product does not offer takes the best that it does. */
function customerIn(customer: SheetCustomer, { plans, addOns }: PlanSheet): SheetCustomer {
  const plan = plans.some(([id]) => id === customer.plan) ? customer.plan : (plans.at(-1)?.[0] ?? customer.plan)
  const chosen = customer.addOns.filter((id) => addOns.some(([known]) => known === id))
  return { ...customer, plan, addOns: chosen, answers: { ...customer.answers, cover: plan, extras: chosen } }
}
