import type { ReturningView } from '@coverwright/contract/company/companies'
import { trialStatus } from '@coverwright/rules/company/trials'
import { Refused } from '../../kernel'
import { findPersonByEmail } from '../people'
import { proveOperator, type StrangerCtx } from '../../platform/operations'
import { loadTrial } from '../trials'
import { findRegistered } from './store'
import type { Operator } from './enter-as-operator'

/** The team knows an address, from the letter in which somebody asked. */
export async function findReturning(ctx: StrangerCtx, input: Operator & { email: string }): Promise<ReturningView> {
  proveOperator(ctx, input.operatorKey)
  const person = await findPersonByEmail(ctx, input.email)
  const registered = person && (await findRegistered(ctx, person.homeCompany))
  if (!registered) throw new Refused('companies.notFound', { field: 'email' })
  const trial = await loadTrial(await ctx.enterCompany(registered.id))
  return {
    companyId: registered.id,
    name: registered.name,
    deactivatedAt: registered.deactivatedAt?.toISOString() ?? null,
    trialEndsAt: trial.endsAt.toISOString(),
    isTrialOver: trialStatus(trial, ctx.now()) === 'expired',
    askedAt: trial.reactivationAskedAt?.toISOString() ?? null,
    reason: trial.reactivationReason,
  }
}
