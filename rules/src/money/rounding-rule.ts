import { refusalOf, type Refusal } from '../kernel'
import { minorDigits } from './currency'
import { Exact } from './exact'
import { roundingModes, type RoundingMode } from './rounding'

/** How and to what: `{ mode: 'up', to: '0.05' }` rounds to the next five cents, `to: 'minorUnit'` to the currency's coin. */
export type RoundingRule = { readonly mode: RoundingMode; readonly to: 'minorUnit' | string }

export function roundingMultiple(rule: RoundingRule, currency: string): Exact {
  return rule.to === 'minorUnit' ? Exact.of(1, minorDigits(currency)) : Exact.from(rule.to)
}

export function roundingRefusal(
  rule: RoundingRule,
): Refusal<'money.roundingUnknown' | 'money.roundingMultiple'> | null {
  if (!roundingModes.includes(rule.mode)) return refusalOf('money.roundingUnknown', { mode: rule.mode })
  if (rule.to === 'minorUnit') return null
  const multiple = Exact.parse(rule.to)
  return multiple && multiple.sign > 0 ? null : refusalOf('money.roundingMultiple', { to: rule.to })
}

export function roundBy(value: Exact, rule: RoundingRule, currency: string): Exact {
  return value.roundTo(roundingMultiple(rule, currency), rule.mode)
}
