import type { SignInStep } from '@coverwright/contract/identity'
import { trialRefusal } from '@coverwright/rules/subscriptions'
import { findDeactivation } from '../companies'
import { Refused, refuseIf } from '../kernel'
import { isActiveMember } from '../members'
import { openSession, type Person } from '../people'
import type { CompanyCtx, StrangerCtx } from '../platform/operations'
import { loadTrial } from '../subscriptions'

type Proved = { deviceProved: boolean; deviceKey: string | undefined }

/** The password is proved: says which code is still needed, or opens the session. */
export async function finishSignIn(ctx: StrangerCtx, person: Person, proved: Proved): Promise<SignInStep> {
  const company = await ctx.enterCompany(person.homeCompany, person.id)
  await refuseWhoMayNotEnter(company, person)
  const tokens = await openSession(ctx, person, proved.deviceKey)
  await company.record('identity.signedIn', { address: ctx.address, userAgent: ctx.userAgent })
  return { step: 'signedIn', tokens }
}

async function refuseWhoMayNotEnter(company: CompanyCtx, person: Person) {
  if (await findDeactivation(company)) throw new Refused('companies.deactivated')
  if (!(await isActiveMember(company, person.id))) throw new Refused('identity.memberDeactivated')
  refuseIf(trialRefusal(await loadTrial(company), company.now()))
}
