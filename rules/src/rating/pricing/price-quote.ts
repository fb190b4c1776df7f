import { readAnswers, type DataName, type Value } from '../../design/datasets'
import type { Scope } from '../../design/logic'
import { Exact, minorDigits, moneyToExact, type Money } from '../../money'
import { runStep, type CompiledStep } from './compile-step'
import { QuoteStopped, type Instalments, type Line, type Priced, type Quote, type QuoteRequest } from './quote'
import type { Recipe } from '../../design/parts'
import { priceGuard } from './guard-price'
import type { Note, Seen, Working } from './working'

export type PlanCovers = { readonly id: string; readonly covers: Readonly<Record<string, Money | null>> }
export type PriceQuote = (request: QuoteRequest) => Priced

type Ready = {
  readonly recipe: Recipe
  readonly names: readonly DataName[]
  readonly plans: readonly PlanCovers[]
  readonly steps: readonly CompiledStep[]
  readonly frameSize: number
  readonly keptSize: number
  readonly scope: Scope
}

/** One function from a request to a price: read, run each step, present. */
export function quotePricer({ recipe, names, plans, steps, frameSize, keptSize, scope }: Ready): PriceQuote {
  const coverNames = new Set(plans.flatMap((plan) => Object.keys(plan.covers)))
  const covers = new Map(plans.map((plan) => [plan.id, coversOf(plan.covers, coverNames, names)]))
  const [today, startDate, planSlot] = ['today', 'startDate', 'plan'].map(
    (name) => scope.slots.get(name)?.slot ?? -1,
  ) as [number, number, number]
  const present = presenter(recipe, steps)
  return (request) => {
    const read = readAnswers(names, request.answers, frameSize)
    if (!read.ok)
      return refuse(
        { code: 'pricing.badAnswer', values: { name: read.refusal.field ?? '', problem: read.refusal.code } },
        null,
        [],
      )
    const plan = covers.get(request.plan)
    if (!plan) return refuse({ code: 'pricing.unknownPlan', values: { plan: request.plan } }, null, [])
    const frame = read.value
    for (let at = 0; at < plan.length; at++) frame[(plan[at] as Cover).slot] = (plan[at] as Cover).value
    frame[today] = request.today
    frame[startDate] = request.startDate
    frame[planSlot] = request.plan
    const working: Working = { frame, kept: new Array(keptSize), request, notes: new Array(steps.length + 4), noted: 0 }
    let at = 0
    try {
      for (; at < steps.length; at++) runStep(steps[at] as CompiledStep, working)
      return { ok: true, value: present(working) }
    } catch (error) {
      if (error instanceof QuoteStopped) {
        const { refusal, step } = error
        return refuse(refusal, step ?? steps[at]?.step.name ?? null, linesOf(working))
      }
      throw error
    }
  }
}

/** Only reads what was written down; nothing is worked out a second time. */
function linesOf(working: Working): Line[] {
  const lines = new Array<Line>(working.noted)
  for (let at = 0; at < working.noted; at++) lines[at] = lineOf(working.notes[at] as Note, working)
  return lines
}

function lineOf({ head, slot, inputs, found, isPassedOver }: Note, working: Working): Line {
  const { frame, kept } = working
  // Nobody in a group: nothing was looked up.
  const version = found === null ? null : ((kept[found.version] as string | undefined) ?? null)
  const row = found === null ? -1 : ((kept[found.row] as number | undefined) ?? -1)
  return { head, inputs: seenBy(inputs, working), version, row, isPassedOver, result: frame[slot] as Value }
}

/** Most steps have one to three inputs, and a list of a known length is made at once. */
function seenBy(inputs: readonly Seen[], working: Working): (Value | undefined)[] {
  const a = inputs[0]
  const b = inputs[1]
  const c = inputs[2]
  if (a === undefined) return []
  if (b === undefined) return [a.from(working)]
  if (c === undefined) return [a.from(working), b.from(working)]
  if (inputs.length === 3) return [a.from(working), b.from(working), c.from(working)]
  return inputs.map((seen) => seen.from(working))
}

function refuse(refusal: QuoteStopped['refusal'], step: string | null, worksheet: readonly Line[]): Priced {
  return { ok: false, refusal: { ...refusal, step, worksheet } }
}

type Cover = { readonly slot: number; readonly value: Value | undefined }

/** A cover that this plan does not have stays unanswered, whatever the customer says. */
function coversOf(covers: PlanCovers['covers'], all: ReadonlySet<string>, names: readonly DataName[]): Cover[] {
  return names.flatMap(({ name }, slot): Cover[] => {
    const amount = Object.hasOwn(covers, name) ? covers[name] : undefined
    return all.has(name) ? [{ slot, value: amount ? moneyToExact(amount) : undefined }] : []
  })
}

/** Most quotes are never read line by line: the worksheet is written out of the record when somebody does. */
class WorkedQuote implements Quote {
  private lines: readonly Line[] | null = null

  constructor(
    private readonly working: Working,
    readonly plan: string,
    readonly currency: string,
    readonly yearly: Money,
    readonly monthly: Instalments | null,
    readonly parts: Quote['parts'],
  ) {}

  get worksheet(): readonly Line[] {
    return (this.lines ??= linesOf(this.working))
  }
}

function presenter(recipe: Recipe, steps: readonly CompiledStep[]): (working: Working) => Quote {
  const { currency, outputs } = recipe
  const guard = priceGuard(recipe, steps)
  const find = (name: string | null) => steps.find((entry) => entry.step.name === name)
  const digits = minorDigits(currency)
  const charged = (value: Value | undefined): Money => {
    const minor = value instanceof Exact ? value.unitsAtScale(digits) : null
    if (typeof minor !== 'number') throw new QuoteStopped({ code: 'pricing.notChargeable' })
    return { minor, currency }
  }
  const yearly = find(outputs.yearly)?.slot ?? -1
  const parts = outputs.parts.map((name) => ({
    name,
    title: find(name)?.step.title ?? '',
    slot: find(name)?.slot ?? -1,
  }))
  const monthly = find(outputs.monthly)
  const instalments = ({ frame, kept }: Working): Instalments | null => {
    const first = monthly?.plan.first === undefined ? undefined : kept[monthly.plan.first]
    if (!monthly || monthly.step.kind !== 'instalment' || first === undefined) return null
    return { count: monthly.step.count, first: charged(first), later: charged(frame[monthly.slot]) }
  }
  return (working) => {
    const { frame } = working
    guard?.(working, frame[yearly] as Exact)
    const shown = parts.map(({ name, title, slot }) => ({ name, title, amount: charged(frame[slot]) }))
    return new WorkedQuote(working, working.request.plan, currency, charged(frame[yearly]), instalments(working), shown)
  }
}
