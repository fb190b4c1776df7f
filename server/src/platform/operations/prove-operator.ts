import { FRAME_REFUSALS } from '@coverwright/contract/platform'
import { isSameSecret, Refused } from '../../kernel'
import type { BaseCtx } from './ctx'

/** The operator is known by the installation's key, not by a role: roles belong to companies, and a company names its own. */
export function proveOperator(ctx: BaseCtx, operatorKey: string) {
  const wanted = ctx.config.operatorKey
  if (!wanted) throw new Refused(FRAME_REFUSALS.noOperatorKey)
  if (!isSameSecret(operatorKey, wanted)) throw new Refused(FRAME_REFUSALS.wrongOperatorKey, { field: 'operatorKey' })
}
