import { companySignedUp, newDeviceProved } from '@coverwright/contract/company/identity'
import { sweepPeople } from '../people'
import type { CompanyCtx, Room } from '../../platform/operations'
import { identityRoutes } from './routes'
import { deleteOldSignUps } from './sign-up-store'

export { makeSessions } from './sessions'

export const identity: Room = {
  name: 'identity',
  operations: identityRoutes,
  events: [companySignedUp, newDeviceProved],
  chores: [{ task: 'identity.sweep', cron: '11 4 * * *', scope: 'platform', run: sweep }],
  constraints: { person_email_once: 'identity.emailTaken' },
}

async function sweep(ctx: CompanyCtx) {
  await sweepPeople(ctx)
  await deleteOldSignUps(ctx, ctx.now())
}
