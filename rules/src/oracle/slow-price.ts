import { type Decimal } from 'decimal.js'
import type { RoundingRule } from '../money'
import type { Band, QuoteRequest, RateTable, Recipe, RecipeSetting, Step } from '../pricing'
import { slowFormula, Wide, type SlowRecord, type SlowValue } from './slow-formula'

type Amount = InstanceType<typeof Wide>
type Names = Record<string, SlowValue>

export type SlowPrice = {
  readonly yearly: string
  readonly first: string
  readonly later: string
  readonly results: Readonly<Record<string, string>>
}

const MODES: Readonly<Record<string, Decimal.Rounding>> = {
  halfUp: 4,
  halfEven: 6,
  halfDown: 5,
  up: 0,
  down: 1,
  ceiling: 2,
  floor: 3,
}

/** A price as a careful clerk would work it out: the sheet read from the top for each look-up, one step after the other. */
export function slowPrice(recipe: Recipe, setting: RecipeSetting, request: QuoteRequest): SlowPrice {
  const names: Names = {
    ...readNames(setting, request),
    plan: request.plan,
    startDate: dateOf(request.startDate),
    today: dateOf(request.today),
  }
  const first: Record<string, Amount> = {}
  const context = { recipe, setting, request, names, first }
  for (const step of recipe.steps) names[step.name] = workStep(step, context)
  const monthly = recipe.outputs.monthly ?? ''
  const results = Object.fromEntries(recipe.steps.map((step) => [step.name, String(names[step.name])]))
  return {
    yearly: String(names[recipe.outputs.yearly]),
    first: String(first[monthly]),
    later: String(names[monthly]),
    results,
  }
}

type Context = {
  readonly recipe: Recipe
  readonly setting: RecipeSetting
  readonly request: QuoteRequest
  readonly names: Names
  readonly first: Record<string, Amount>
}

function workStep(step: Step, context: Context): SlowValue {
  const { names, request } = context
  const of = 'of' in step ? (names[step.of] as Amount) : new Wide(0)
  if (step.when && slowFormula(step.when, names) !== true)
    return ['tax', 'levy', 'instalment'].includes(step.kind) ? new Wide(0) : of
  const amount = (formula: string) => slowFormula(formula, names) as Amount
  switch (step.kind) {
    case 'lookUp':
      return lookUp(step, context)
    case 'formula':
      return slowFormula(step.formula, names)
    case 'factor':
      return of.times(amount(step.by))
    case 'add':
      return of.plus(amount(step.amount))
    case 'minimum':
      return Wide.max(of, amount(step.least))
    case 'maximum':
      return Wide.min(of, amount(step.most))
    case 'round':
      return roundSlowly(of, step.rounding)
    case 'terms': {
      const { loadingPercent = 0, fees = 0 } = request.terms ?? {}
      const loading = step.takes === 'fees' ? new Wide(0) : of.times(String(loadingPercent)).dividedBy(100)
      return of.plus(loading).plus(step.takes === 'loading' ? 0 : String(fees))
    }
    case 'discount':
      return of.minus(Wide.min(of, discounts(step, of, request)))
    case 'tax':
    case 'levy': {
      const on = dateOf(request.startDate).toISOString().slice(0, 10)
      const rate = step.rates.find((entry) => on >= entry.from && (entry.to === null || on <= entry.to))?.rate ?? 'NaN'
      const tax = roundSlowly(of.times(rate), step.rounding)
      return step.kind === 'levy' && step.most !== undefined ? Wide.min(tax, step.most) : tax
    }
    case 'addOns':
      return request.addOns.map((id) => addOn(id, context)).reduce((sum, price) => sum.plus(price), new Wide(0))
    case 'instalment': {
      const total = roundSlowly(of.times(new Wide(1).plus(step.loading)), step.rounding)
      const later = roundSlowly(total.dividedBy(step.count), { ...step.rounding, mode: 'down' })
      context.first[step.name] = total.minus(later.times(step.count - 1))
      return later
    }
  }
}

function lookUp(step: Extract<Step, { kind: 'lookUp' }>, { setting, names }: Context): SlowValue {
  const table = setting.tables.find((entry) => entry.id === step.table) as RateTable
  const inputs = table.columns.map((column) =>
    step.inputs[column.id] === undefined ? null : slowFormula(step.inputs[column.id] ?? '', names),
  )
  const texts = inputs.map(String)
  const row = table.versions[0]?.rows.find((cells) =>
    inputs.every((input, at) => {
      const cell = cells[at] ?? null
      if (input === null || cell === null) return true
      if (typeof cell === 'object') return isInside(input as Amount, cell)
      return texts[at] === cell
    }),
  )
  return new Wide(String(row?.[table.columns.findIndex((column) => column.id === step.column)] ?? 'NaN'))
}

function isInside(value: Amount, band: Band): boolean {
  const isAbove = band.from === null || (band.isFromOut ? value.gt(band.from) : value.gte(band.from))
  return isAbove && (band.to === null || (band.isToOut ? value.lt(band.to) : value.lte(band.to)))
}

function addOn(id: string, context: Context): Amount {
  const own = context.recipe.addOns.find((entry) => entry.addOn === id)
  if (!own)
    return new Wide(context.setting.addOns.find((entry) => entry.id === id)?.yearly.minor ?? 'NaN').dividedBy(100)
  const names = { ...context.names }
  for (const step of own.steps) names[step.name] = workStep(step, { ...context, names })
  return names[own.yearly] as Amount
}

function discounts(step: Extract<Step, { kind: 'discount' }>, of: Amount, request: QuoteRequest): Amount {
  return request.discounts
    .filter((discount) => step.takes === 'both' || step.takes === discount.kind)
    .map((discount) =>
      'amount' in discount
        ? new Wide(discount.amount.minor).dividedBy(100)
        : roundSlowly(of.times(discount.percent).dividedBy(100), step.rounding),
    )
    .reduce((sum, off) => sum.plus(off), new Wide(0))
}

function roundSlowly(value: Amount, { mode, to }: RoundingRule): Amount {
  return value.toNearest(to === 'minorUnit' ? '0.01' : to, MODES[mode])
}

function dateOf(day: number): Date {
  return new Date(day * 86_400_000)
}

/** Answers by the names of the dataset; covers come from the plan. */
function readNames(setting: RecipeSetting, request: QuoteRequest): Names {
  const covers = setting.plans.find((plan) => plan.id === request.plan)?.covers ?? {}
  const names: Names = {}
  for (const { name, type } of setting.dataset.names) {
    const raw = request.answers[name]
    if (covers[name]) names[name] = new Wide(covers[name].minor).dividedBy(100)
    else if (type.kind === 'number' || type.kind === 'money') names[name] = new Wide(String(raw))
    else if (type.kind === 'date') names[name] = new Date(String(raw))
    else if (type.kind === 'group') names[name] = (raw as Record<string, string>[]).map((entry) => slowRecord(entry))
    else names[name] = String(raw)
  }
  return names
}

function slowRecord(entry: Readonly<Record<string, string>>): SlowRecord {
  return Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [name, /^\d+(\.\d+)?$/.test(value) ? new Wide(value) : value]),
  )
}
