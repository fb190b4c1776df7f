import { parseDay, printDay, type Day } from '../../../kernel'
import { Exact } from '../../../money'
import { Amount } from '../amount'
import { moneyType, type Bench, type StepPlan } from '../bench'
import { Seen } from '../working'
import { QuoteStopped } from '../quote'
import type { DatedRate, StepOf } from '../../../design/parts'
import { RecipeRefused } from '../recipe-problems'
import { rounderOf } from './round'

type ReadRate = { readonly from: Day; readonly to: Day; readonly rate: Exact }

/** The rate of the first day of cover; a levy may have a most. The result is the tax itself, to be added where the recipe says. */
export function compileTax(step: StepOf<'tax' | 'levy'>, bench: Bench): StepPlan {
  const of = Amount.named(step.of, bench)
  const rates = step.rates.map(readRate)
  if (!bench.isFrozen) refuseTwoRates(rates)
  const rounder = rounderOf(step.rounding, bench)
  const most = step.kind === 'levy' && step.most !== undefined ? readAmount(step.most) : null
  const place = bench.newPlace()
  return {
    type: moneyType(bench),
    labels: [step.of, 'rate'],
    isRounded: rounder.isToCoins && (most === null || rounder.round(most).equals(most)),
    inputs: [of.seen, Seen.kept(place)],
    work: (working) => {
      const rate = rateOn(rates, working.request.startDate, step.name)
      working.kept[place] = rate
      const tax = rounder.round(of.read(working).times(rate))
      return most && tax.compare(most) > 0 ? most : tax
    },
  }
}

/** On each day at most one rate holds: nobody could say which was meant. */
function refuseTwoRates(rates: readonly ReadRate[]): void {
  const inOrder = [...rates].sort((a, b) => a.from - b.from)
  const both = inOrder.find(({ from }, at) => at > 0 && from <= (inOrder[at - 1] as ReadRate).to)
  if (both) throw new RecipeRefused({ code: 'recipe.twoRates', values: { date: printDay(both.from) } })
}

function rateOn(rates: readonly ReadRate[], on: Day, name: string): Exact {
  for (const { from, to, rate } of rates) if (on >= from && on <= to) return rate
  throw new QuoteStopped({ code: 'pricing.noRate', values: { name } })
}

function readRate({ from, to, rate }: DatedRate): ReadRate {
  const read = { from: parseDay(from), to: to === null ? Infinity : parseDay(to), rate: Exact.parse(rate) }
  if (read.from === null || read.to === null || !read.rate || read.to < read.from)
    throw new RecipeRefused({ code: 'recipe.badRate', values: { rate } })
  return { from: read.from, to: read.to, rate: read.rate }
}

function readAmount(text: string): Exact {
  const value = Exact.parse(text)
  if (!value) throw new RecipeRefused({ code: 'recipe.badRate', values: { rate: text } })
  return value
}
