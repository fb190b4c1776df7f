import { minorDigits, roundingMultiple, roundingRefusal, type Exact, type RoundingRule } from '../../../money'
import { Amount } from '../amount'
import { moneyType, type Bench, type StepPlan } from '../bench'
import type { StepOf } from '../../../design/parts'
import { RecipeRefused } from '../recipe-problems'

/** Rounding by a named way to a named multiple: never anywhere else. */
export function compileRound(step: StepOf<'round'>, bench: Bench): StepPlan {
  const of = Amount.named(step.of, bench)
  const rounder = rounderOf(step.rounding, bench)
  return {
    type: moneyType(bench),
    labels: [step.of],
    isRounded: rounder.isToCoins,
    inputs: [of.seen],
    work: (working) => rounder.round(of.read(working)),
  }
}

export type Rounder = { readonly round: (value: Exact) => Exact; readonly isToCoins: boolean; readonly multiple: Exact }

export function rounderOf(rule: RoundingRule, bench: Bench): Rounder {
  if (roundingRefusal(rule)) throw new RecipeRefused({ code: 'recipe.badRounding' })
  const multiple = roundingMultiple(rule, bench.currency).trimmed()
  const digits = minorDigits(bench.currency)
  const isCoin = rule.to === 'minorUnit'
  return {
    round: isCoin ? (value) => value.round(digits, rule.mode) : (value) => value.roundTo(multiple, rule.mode),
    isToCoins: multiple.unitsAtScale(digits) !== null,
    multiple,
  }
}
