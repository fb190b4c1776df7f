import { createHash, timingSafeEqual } from 'node:crypto'
import { FRAME_REFUSALS } from '@coverwright/contract/platform'
import { Refused } from '../../kernel'
import type { BaseCtx } from './ctx'

/** The operator is known by the installation's key, not by a role: roles belong to companies, and a company names its own. */
export function proveOperator(ctx: BaseCtx, operatorKey: string) {
  const wanted = ctx.config.operatorKey
  if (!wanted) throw new Refused(FRAME_REFUSALS.noOperatorKey)
  if (!isSame(operatorKey, wanted)) throw new Refused(FRAME_REFUSALS.wrongOperatorKey, { field: 'operatorKey' })
}

/** Hashed first, so that neither length nor first difference shows in the time it takes. */
function isSame(given: string, wanted: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(wanted))
}
