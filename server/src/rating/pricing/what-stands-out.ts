import type { CustomerView } from '@coverwright/contract/rating/pricing'
import { Exact } from '@coverwright/rules/money'
import type { Line } from '@coverwright/rules/rating/pricing'
import type { PlanRate } from '@coverwright/rules/rating/rating'

/** So far from the middle of all that it is worth telling. */
const LEAST_PERCENT = 3
const MOST_TOLD = 2

/** Of each customer, the look-ups that set the price apart from the middle of all of them, the strongest first. */
export function whatStandsOut(rates: readonly (PlanRate | undefined)[]): CustomerView['standsOut'][] {
  const found = rates.map((rate) => (rate ? foundBy(rate) : new Map<string, Found>()))
  const middles = new Map<string, number>()
  for (const name of new Set(found.flatMap((each) => [...each.keys()])))
    middles.set(name, middleOf(found.flatMap((each) => each.get(name)?.value ?? [])))
  return found.map((each) =>
    [...each]
      .map(([name, { title, value }]) => ({ title, percent: percentOver(value, middles.get(name) ?? value) }))
      .filter(({ percent }) => Math.abs(percent) >= LEAST_PERCENT)
      .sort((a, b) => Math.abs(b.percent) - Math.abs(a.percent))
      .slice(0, MOST_TOLD),
  )
}

type Found = { readonly title: string; readonly value: number }

function foundBy({ priced }: PlanRate): Map<string, Found> {
  const lines = priced.ok ? priced.value.worksheet : priced.refusal.worksheet
  return new Map(lines.flatMap((line) => (isRate(line) ? [[line.head.name, foundIn(line)] as const] : [])))
}

const isRate = ({ head, isPassedOver, result }: Line) =>
  head.kind === 'lookUp' && head.addOn === null && !isPassedOver && result instanceof Exact

/** For reading only: nothing is worked out with it. */
const foundIn = ({ head, result }: Line): Found => ({ title: head.title, value: Number(String(result)) })

function middleOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** Rates below this are shares that are added to the whole (a theft loading of 0.05), not factors. */
const MOST_SHARE = 0.5

function percentOver(value: number, middle: number): number {
  const added = Math.abs(middle) < MOST_SHARE ? 1 : 0
  return Math.round(((value + added) / (middle + added) - 1) * 1_000) / 10
}
