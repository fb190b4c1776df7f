import { type Decimal } from 'decimal.js'
import type { RoundingRule } from '../../money'
import type { QuoteRequest, Recipe, RecipeSetting, Step } from '../pricing'
import { lookUp } from './slow-look-up'
import { type Amount, type Context, dateOf, type Names, NoSlowPrice } from './slow-context'
import { slowFormula, Wide, type SlowRecord, type SlowValue } from './slow-formula'

/** Coins of the currencies that are tried here, by hand: not the list of the rules. */
const COIN_DIGITS: Readonly<Record<string, number>> = { HKD: 2, JPY: 0, KWD: 3 }
const coinsOf = (minor: number, currency: string): Amount =>
  new Wide(`${minor}e-${COIN_DIGITS[currency] ?? Number.NaN}`)

export type SlowPrice = {
  readonly yearly: string
  readonly first: string
  readonly later: string
  /** By the name of the step; steps of an add-on as 'glass.price'. */
  readonly results: Readonly<Record<string, string>>
  /** Which row each look-up took: '2026 row 3', counted from one; 0 is none. */
  readonly rows: Readonly<Record<string, string>>
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
  const context: Context = {
    recipe,
    setting,
    request,
    names,
    first,
    results: {},
    rows: {},
    leasts: {},
    taken: {},
    each: {},
  }
  for (const step of recipe.steps) names[step.name] = workStep(step, context)
  if (recipe.version === 2) refuseUnmeant(recipe, context)
  const monthly = recipe.outputs.monthly ?? ''
  const { results, rows } = context
  return {
    yearly: results[recipe.outputs.yearly] ?? '',
    first: first[monthly]?.toFixed() ?? '',
    later: results[monthly] ?? '',
    results,
    rows,
  }
}

/** The steps that the price is made of, found from the bottom up, and what they say about its size. */
function refuseUnmeant({ steps, outputs, currency }: Recipe, { names, leasts, taken }: Context): void {
  const way = new Set([outputs.yearly])
  const made = [...steps].reverse().filter((step) => {
    if (!way.has(step.name)) return false
    if ('of' in step && step.kind !== 'tax' && step.kind !== 'levy') way.add(step.of)
    if (step.kind === 'formula' && !/[^\w\s+]/.test(step.formula))
      for (const name of step.formula.split('+')) way.add(name.trim())
    return true
  })
  const price = names[outputs.yearly] as Amount
  const isTaken = made.some(({ name }) => taken[name]?.gt(0))
  const isFree = isTaken || made.some((step) => step.kind === 'minimum' && step.mayGoBelow)
  if (price.lt(0) || (price.isZero() && !isFree)) throw new NoSlowPrice('pricing.nothingToPay', outputs.yearly)
  const slack = made.reduce((all, step) => {
    if (step.kind !== 'round') return all
    return all.plus(step.rounding.to === 'minorUnit' ? coinsOf(1, currency) : step.rounding.to)
  }, new Wide(0))
  const isUnder = (least: Amount | undefined) => least?.gt(price) && least.minus(slack).gte(price)
  for (const step of made)
    if (step.kind === 'minimum' && !step.mayGoBelow && !isTaken && isUnder(leasts[step.name]))
      throw new NoSlowPrice('pricing.belowLeast', outputs.yearly)
}

function workStep(step: Step, context: Context, inside = ''): SlowValue {
  const result = resultOf(step, context)
  context.results[inside + step.name] = result instanceof Wide ? result.toFixed() : String(result)
  return result
}

function resultOf(step: Step, context: Context): SlowValue {
  const { names, request } = context
  const { currency } = context.recipe
  const of = 'of' in step ? (names[step.of] as Amount) : new Wide(0)
  if (step.when && slowFormula(step.when, names) !== true) {
    if ('skipped' in step && step.skipped) return slowFormula(step.skipped, names)
    return ['tax', 'levy', 'instalment'].includes(step.kind) ? new Wide(0) : of
  }
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
      return Wide.max(of, (context.leasts[step.name] = amount(step.least)))
    case 'maximum':
      return Wide.min(of, amount(step.most))
    case 'round':
      return roundSlowly(of, step.rounding, currency)
    case 'terms': {
      const { loadingPercent = 0, fees = 0 } = request.terms ?? {}
      const loading = step.takes === 'fees' ? new Wide(0) : of.times(String(loadingPercent)).dividedBy(100)
      return of.plus(loading).plus(step.takes === 'loading' ? 0 : String(fees))
    }
    case 'discount':
      return of.minus((context.taken[step.name] = Wide.min(of, discounts(step, of, context))))
    case 'tax':
    case 'levy': {
      const on = dateOf(request.startDate).toISOString().slice(0, 10)
      const dated = step.rates.find((entry) => on >= entry.from && (entry.to === null || on <= entry.to))
      if (!dated) throw new NoSlowPrice('pricing.noRate', step.name)
      const tax = roundSlowly(of.times(dated.rate), step.rounding, currency)
      return step.kind === 'levy' && step.most !== undefined ? Wide.min(tax, step.most) : tax
    }
    case 'addOns':
      return request.addOns.map((id) => addOn(id, step, context)).reduce((sum, price) => sum.plus(price), new Wide(0))
    case 'instalment': {
      const total = roundSlowly(of.times(new Wide(1).plus(step.loading)), step.rounding, currency)
      const later = roundSlowly(total.dividedBy(step.count), { ...step.rounding, mode: 'down' }, currency)
      const each = step.each === undefined ? new Wide(0) : roundSlowly(amount(step.each), step.rounding, currency)
      context.first[step.name] = total.minus(later.times(step.count - 1)).plus(each)
      return later.plus(each)
    }
  }
}

function addOn(id: string, { per }: Extract<Step, { kind: 'addOns' }>, context: Context): Amount {
  const own = context.recipe.addOns.find((entry) => entry.addOn === id)
  const named = context.setting.addOns.find((entry) => entry.id === id)
  if (!own) return coinsOf((per === 'year' ? named?.yearly : named?.monthly)?.minor ?? NaN, context.recipe.currency)
  const names = { ...context.names }
  for (const step of own.steps) names[step.name] = workStep(step, { ...context, names }, `${id}.`)
  if (per === 'month' && own.monthly !== null) return names[own.monthly] as Amount
  const yearly = names[own.yearly] as Amount
  return per === 'year' ? yearly : yearly.dividedBy(12).toDecimalPlaces(20, Wide.ROUND_HALF_EVEN)
}

function discounts(step: Extract<Step, { kind: 'discount' }>, of: Amount, { request, recipe }: Context): Amount {
  return request.discounts
    .filter((discount) => step.takes === 'both' || step.takes === discount.kind)
    .map((discount) =>
      'amount' in discount
        ? coinsOf(discount.amount.minor, discount.amount.currency)
        : roundSlowly(of.times(discount.percent).dividedBy(100), step.rounding, recipe.currency),
    )
    .reduce((sum, off) => sum.plus(off), new Wide(0))
}

function roundSlowly(value: Amount, { mode, to }: RoundingRule, currency: string): Amount {
  return value.toNearest(to === 'minorUnit' ? coinsOf(1, currency) : to, MODES[mode])
}

/** Answers by the names of the dataset; covers come from the plan. */
function readNames(setting: RecipeSetting, request: QuoteRequest): Names {
  const covers = setting.plans.find((plan) => plan.id === request.plan)?.covers ?? {}
  const names: Names = {}
  for (const { name, type } of setting.dataset.names) {
    const raw = request.answers[name]
    if (covers[name]) names[name] = coinsOf(covers[name].minor, covers[name].currency)
    else if (type.kind === 'number' || type.kind === 'money') names[name] = new Wide(String(raw))
    else if (type.kind === 'date') names[name] = new Date(String(raw))
    else if (type.kind === 'group') names[name] = (raw as Record<string, string>[]).map((entry) => slowRecord(entry))
    else if (type.kind === 'yesNo') names[name] = raw === true
    else names[name] = String(raw)
  }
  return names
}

function slowRecord(entry: Readonly<Record<string, string>>): SlowRecord {
  return Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [name, /^\d+(\.\d+)?$/.test(value) ? new Wide(value) : value]),
  )
}
