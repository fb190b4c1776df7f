import { dataKinds } from '@coverwright/rules/design/datasets'
import { type TableColumn, takingDoubts } from '@coverwright/rules/rating/pricing'
import { decisions, type Reason, type Term } from '@coverwright/rules/rating/underwriting'
import { z } from 'zod'
import { AnyJson } from '../../platform'
import { AskedView, askings, HeldView } from '../connectors'
import { Recipe } from '../../design/parts'

const Values = z.record(z.string(), z.union([z.string(), z.number()]))
const Money = z.object({ minor: z.int(), currency: z.string() })
const dataName = z.string().min(1).max(64)
const id = z.string().min(1).max(200)

/** Where: a step of the recipe, a rule or table of the guide, or the plans. */
export const ProblemView = z.object({
  code: z.string(),
  values: Values.optional(),
  part: z.enum(['recipe', 'underwriting', 'plans']),
  at: z.string().nullable(),
})
export type ProblemView = z.infer<typeof ProblemView>

/** A table as a look-up sees it: its columns, and what each is most likely fed from. */
export const RecipeTableView = z.object({
  id: z.string(),
  tableId: z.uuid(),
  name: z.string(),
  use: z.string(),
  rowCount: z.int(),
  columns: z.array(z.custom<TableColumn & { source?: string }>()),
  /** Never in force yet: it is tried, and nothing is sold by it. */
  isDraft: z.boolean(),
  /** The first day of cover that any of its versions knows. */
  holdsFrom: z.string().nullable(),
})
export type RecipeTableView = z.infer<typeof RecipeTableView>

/** A name that formulas may use. */
export const NameView = z.object({
  name: z.string(),
  title: z.string(),
  kind: z.enum(dataKinds),
  currency: z.string().nullable(),
  options: z.array(z.string()),
  fields: z.array(z.object({ name: z.string(), kind: z.enum(dataKinds) })),
  /** Asked by a question, answered by a plan, or by the product and its connectors. */
  source: z.enum(['question', 'cover', 'extra']),
})
export type NameView = z.infer<typeof NameView>

export const PlanChoice = z.object({ id: z.string(), title: z.string(), addOns: z.array(z.string()) })
export const AddOnChoice = z.object({ id: z.string(), title: z.string() })

export const RecipeView = z.object({
  productId: z.uuid(),
  bodyNumber: z.int(),
  revision: z.int(),
  currency: z.string(),
  recipe: Recipe.nullable(),
  /** A first recipe over the tables in force, where there is none yet; null while no table gives an amount. */
  proposal: Recipe.nullable(),
  /** None is proposed because the rates are a share of an amount that no question asks for yet. */
  lacksAmount: z.boolean(),
  /** Look-ups of the proposal of which a person has to say how they count: neither words nor figures tell. */
  asks: z.array(z.object({ step: z.string(), why: z.enum(takingDoubts) })),
  /** Figures of the tables that the proposal takes nothing from. */
  unused: z.array(z.string()),
  names: z.array(NameView),
  plans: z.array(PlanChoice),
  addOns: z.array(AddOnChoice),
  tables: z.array(RecipeTableView),
  problems: z.array(ProblemView),
  today: z.string(),
  may: z.array(z.enum(['edit', 'editCopy'])),
})
export type RecipeView = z.infer<typeof RecipeView>

const Discount = z.union([
  z.object({ code: z.string().max(60), kind: z.enum(['voucher', 'coupon']), percent: z.string().max(30) }),
  z.object({ code: z.string().max(60), kind: z.enum(['voucher', 'coupon']), amount: Money }),
])

/** What is tried: the saved recipe, or the one that comes along unsaved. */
const Tried = z.object({
  productId: z.uuid(),
  recipe: Recipe.optional(),
  /** The tables in force, and drafts of those that never were; or those in force alone, or the newest draft of each. */
  versions: z.enum(['active', 'tried', 'newest']).default('tried'),
})

export const Customer = z.object({
  /** By data name, as a buyer would have typed them. */
  answers: z.record(dataName, AnyJson),
  plans: z.array(id).min(1).max(20).optional(),
  addOns: z.array(id).max(50).default([]),
  discounts: z.array(Discount).max(10).default([]),
  /** The first day of cover; today where it is left out. */
  startDate: z.iso.date().optional(),
})
export type Customer = z.infer<typeof Customer>

export const Simulation = Tried.extend(Customer.shape).extend({
  /** Of connectors: what is typed is not asked for key by key. */
  asking: z.enum(askings).default('recorded'),
})
export const CustomersWanted = Tried.extend({
  /** Rows of this book of the product in place of people who are made up. */
  portfolioId: z.uuid().optional(),
  count: z.int().min(1).max(50),
  seed: z
    .int()
    .min(0)
    .max(2 ** 31 - 1),
})
export const VariedInput = Tried.extend(Customer.shape).extend({
  plan: id,
  name: dataName,
  from: z.string().max(40).optional(),
  to: z.string().max(40).optional(),
  points: z.int().min(2).max(200).default(100),
})

export const LineView = z.object({
  step: z.string(),
  title: z.string(),
  kind: z.string(),
  addOn: z.string().nullable(),
  inputs: z.array(z.object({ name: z.string(), value: z.string() })),
  /** The row that was found, counted from 1 (0 is none), with what it says in the columns that are matched. */
  found: z
    .object({
      table: z.string(),
      tableId: z.string(),
      name: z.string(),
      version: z.string(),
      row: z.int(),
      cells: z.array(z.object({ title: z.string(), text: z.string() })),
    })
    .nullable(),
  isPassedOver: z.boolean(),
  unit: z.string(),
  result: z.string(),
})
export type LineView = z.infer<typeof LineView>

const Verdict = {
  decision: z.enum(decisions),
  reasons: z.array(z.custom<Reason>()),
  terms: z.array(z.custom<Term>()),
}

export const PlanRateView = z.object({
  ...Verdict,
  plan: z.string(),
  isForSale: z.boolean(),
  yearly: Money.nullable(),
  monthly: z.object({ count: z.int(), first: Money, later: Money }).nullable(),
  parts: z.array(z.object({ name: z.string(), title: z.string(), amount: Money })),
  /** Why there is no price, and at which step. */
  refusal: z.object({ code: z.string(), values: Values.optional(), step: z.string().nullable() }).nullable(),
  worksheet: z.array(LineView),
})
export type PlanRateView = z.infer<typeof PlanRateView>

export const RatedView = z.object({ ...Verdict, plans: z.array(PlanRateView) })
export type RatedView = z.infer<typeof RatedView>

/** Problems keep a product from being worked out; then there is no hash and nothing rated. So does who was not asked yet. */
export const SimulationView = z.object({
  problems: z.array(ProblemView),
  hash: z.string().nullable(),
  rated: RatedView.nullable(),
  asked: z.array(AskedView),
})
export type SimulationView = z.infer<typeof SimulationView>

export const CustomerView = z.object({
  answers: z.record(z.string(), z.json()),
  plan: z.string(),
  addOns: z.array(z.string()),
  startDate: z.string(),
  decision: z.enum(decisions).nullable(),
  yearly: Money.nullable(),
  refusal: z.object({ code: z.string(), values: Values.optional() }).nullable(),
  /** Why it was decided so. */
  reasons: z.array(z.string()),
  /** What sets the price apart from the middle of all who were made up together, in percent. */
  standsOut: z.array(z.object({ title: z.string(), percent: z.number() })),
})
export type CustomerView = z.infer<typeof CustomerView>

const CurvePoint = z.object({
  at: z.string(),
  decision: z.enum(decisions),
  yearly: z.int().nullable(),
  refusal: z.string().nullable(),
})
export const CurveView = z.object({
  /** The data name of what is varied. */
  name: z.string(),
  /** What is varied: a number, an amount, a day, an age (of a birthday), no and yes, or words one by one. */
  axis: z.enum(['number', 'money', 'date', 'age', 'yesNo', 'words']),
  currency: z.string(),
  points: z.array(CurvePoint),
  jumps: z.array(
    z.object({
      from: CurvePoint,
      to: CurvePoint,
      percent: z.number().nullable(),
      step: z.string().nullable(),
      title: z.string().nullable(),
    }),
  ),
  problems: z.array(ProblemView),
  /** What connectors said of this customer, or what stands for it: the same all along the curve. */
  held: z.array(HeldView),
})
export type CurveView = z.infer<typeof CurveView>

export const KeptQuoteView = z.object({
  id: z.uuid(),
  productId: z.uuid(),
  title: z.string(),
  customer: Customer.extend({ startDate: z.string() }),
  hash: z.string(),
  decision: z.enum(decisions),
  prices: z.array(z.object({ plan: z.string(), yearly: Money.nullable() })),
  /** What connectors said, as it was kept. */
  asked: z.array(AskedView),
  keptAt: z.iso.datetime(),
  may: z.array(z.enum(['delete'])),
})
export type KeptQuoteView = z.infer<typeof KeptQuoteView>

/** The quote worked out again from what was kept; what differs says where. */
export const ReplayView = z.object({
  isSame: z.boolean(),
  differs: z.array(z.object({ plan: z.string(), step: z.string().nullable(), before: z.string(), after: z.string() })),
  rated: RatedView,
  asked: z.array(AskedView),
})
export type ReplayView = z.infer<typeof ReplayView>
