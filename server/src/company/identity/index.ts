import { companySignedUp, newDeviceProved } from '@coverwright/contract/company/identity'
import { sweepPeople } from '../people'
import type { CompanyCtx, Room } from '../../platform/operations'
import { type CompanyOfHost } from './get-domain-type'
import { identityRoutes } from './routes'
import { deleteOldSignUps } from './sign-up-store'

export { makeSessions } from './sessions'

/** Whose domain a call came in on is known to a room above this one. */
export const identityAt = (companyOfHost: CompanyOfHost): Room => ({
  name: 'identity',
  operations: identityRoutes(companyOfHost),
  events: [companySignedUp, newDeviceProved],
  chores: [{ task: 'identity.sweep', cron: '11 4 * * *', scope: 'platform', run: sweep }],
  constraints: { person_email_once: 'identity.emailTaken' },
})

/** Where no company has a domain. */
export const identity = identityAt(async () => null)

async function sweep(ctx: CompanyCtx) {
  await sweepPeople(ctx)
  await deleteOldSignUps(ctx, ctx.now())
}
