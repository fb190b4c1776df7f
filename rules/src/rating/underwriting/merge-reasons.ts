import { decisions } from '../../design/parts'
import type { Reason, Underwritten } from './underwritten'

/** What was found elsewhere (a connector that gave nothing back) counts like what the guide found. */
export function mergeReasons<Decided extends Underwritten>(decided: Decided, reasons: readonly Reason[]): Decided {
  if (reasons.length === 0) return decided
  const all = [decided.decision, ...reasons.map(({ decision }) => decision)]
  const worst = Math.max(...all.map((decision) => decisions.indexOf(decision)))
  return { ...decided, decision: decisions[worst] ?? 'refer', reasons: [...decided.reasons, ...reasons] }
}
