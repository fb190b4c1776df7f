import { type CanaryAct, canaryRefusal } from '@coverwright/rules/release/canaries'
import { Refused, refuseIf } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { holdShell } from '../publishing'
import { stateOf } from './present'
import { findCanary } from './store'

/** With its shell held, by which whatever happens to either is one thing after the other; read only then. */
export async function holdCanary(ctx: CompanyCtx, canaryId: string, act: CanaryAct) {
  const known = await findCanary(ctx, canaryId)
  if (!known) throw new Refused('canaries.notFound')
  const shell = await holdShell(ctx, known.shellId)
  const canary = (await findCanary(ctx, canaryId)) ?? known
  refuseIf(canaryRefusal(stateOf(canary, shell), act))
  return { canary, shell }
}
