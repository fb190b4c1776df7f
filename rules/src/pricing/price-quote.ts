import { readAnswers, type DataName, type Value } from '../datasets'
import type { Scope } from '../logic'
import { Exact, exactToMoney, moneyToExact, type Money } from '../money'
import type { CompiledStep } from './compile-step'
import {
  QuoteStopped,
  type Instalments,
  type Line,
  type Priced,
  type Quote,
  type QuoteRequest,
  type Working,
} from './quote'
import type { Recipe } from './recipe'

export type PlanCovers = { readonly id: string; readonly covers: Readonly<Record<string, Money | null>> }
export type PriceQuote = (request: QuoteRequest, options?: { readonly isWithoutWorksheet?: boolean }) => Priced

type Ready = {
  readonly recipe: Recipe
  readonly names: readonly DataName[]
  readonly plans: readonly PlanCovers[]
  readonly steps: readonly CompiledStep[]
  readonly frameSize: number
  readonly scope: Scope
}

/** One function from a request to a price: read, run each step, present. */
export function quotePricer({ recipe, names, plans, steps, frameSize, scope }: Ready): PriceQuote {
  const coverNames = new Set(plans.flatMap((plan) => Object.keys(plan.covers)))
  const covers = new Map(plans.map((plan) => [plan.id, coversOf(plan.covers, coverNames, names)]))
  const [today, startDate, planSlot] = ['today', 'startDate', 'plan'].map(
    (name) => scope.slots.get(name)?.slot ?? -1,
  ) as [number, number, number]
  const present = presenter(recipe, steps)
  return (request, options) => {
    const lines: Line[] = []
    const read = readAnswers(names, request.answers, frameSize)
    if (!read.ok)
      return refuse(
        { code: 'pricing.badAnswer', values: { name: read.refusal.field ?? '', problem: read.refusal.code } },
        null,
        lines,
      )
    const plan = covers.get(request.plan)
    if (!plan) return refuse({ code: 'pricing.unknownPlan', values: { plan: request.plan } }, null, lines)
    const frame = read.value
    for (const [slot, value] of plan) frame[slot] = value
    frame[today] = request.today
    frame[startDate] = request.startDate
    frame[planSlot] = request.plan
    const working: Working = { frame, request, lines: options?.isWithoutWorksheet ? null : lines, instalments: [] }
    let at = 0
    try {
      for (; at < steps.length; at++) (steps[at] as CompiledStep).run(working)
      return { ok: true, value: present(working, lines) }
    } catch (error) {
      if (error instanceof QuoteStopped) return refuse(error.refusal, steps[at]?.step.name ?? null, lines)
      throw error
    }
  }
}

function refuse(refusal: QuoteStopped['refusal'], step: string | null, worksheet: readonly Line[]): Priced {
  return { ok: false, refusal: { ...refusal, step, worksheet } }
}

/** A cover that this plan does not have stays unanswered, whatever the customer says. */
function coversOf(
  covers: PlanCovers['covers'],
  all: ReadonlySet<string>,
  names: readonly DataName[],
): [number, Value | undefined][] {
  return names.flatMap(({ name }, slot) => {
    const amount = Object.hasOwn(covers, name) ? covers[name] : undefined
    return all.has(name) ? [[slot, amount && moneyToExact(amount)] as [number, Value | undefined]] : []
  })
}

function presenter(
  { currency, outputs }: Recipe,
  steps: readonly CompiledStep[],
): (working: Working, lines: readonly Line[]) => Quote {
  const find = (name: string) => steps.find((entry) => entry.step.name === name)
  const yearly = find(outputs.yearly)?.slot ?? -1
  const parts = outputs.parts.map((name) => ({
    name,
    title: find(name)?.step.title ?? '',
    slot: find(name)?.slot ?? -1,
  }))
  return (working, worksheet) => ({
    plan: working.request.plan,
    currency,
    yearly: charged(working.frame[yearly], currency),
    monthly: outputs.monthly === null ? null : instalmentsOf(working, outputs.monthly, currency),
    parts: parts.map(({ name, title, slot }) => ({ name, title, amount: charged(working.frame[slot], currency) })),
    worksheet,
  })
}

function instalmentsOf(working: Working, name: string, currency: string): Instalments | null {
  const found = working.instalments.findLast((entry) => entry.name === name)
  return found
    ? { count: found.count, first: charged(found.first, currency), later: charged(found.later, currency) }
    : null
}

function charged(value: Value | undefined, currency: string): Money {
  const money = value instanceof Exact ? exactToMoney(value, currency) : null
  if (!money) throw new QuoteStopped({ code: 'pricing.notChargeable' })
  return money
}
