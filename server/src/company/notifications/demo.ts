import type { CompanyCtx } from '../../platform/operations'
import { notify } from './notify'

/** What a console that is in use has in its drawer. */
export async function seedNotificationsDemo(ctx: CompanyCtx, about: { company: string; member: string }) {
  await notify(ctx, { kind: 'companies.welcome', values: { company: about.company }, href: '/home' })
  await notify(ctx, { kind: 'members.joined', values: { member: about.member, role: 'Designer' }, href: '/users' })
  await notify(ctx, {
    kind: 'support.maintenancePlanned',
    values: { from: atHour(ctx.now(), 18).toISOString(), until: atHour(ctx.now(), 18.5).toISOString() },
  })
}

/** Tomorrow, in the night of the demo's companies. */
const atHour = (now: Date, hour: number) =>
  new Date(Math.floor(now.getTime() / 86_400_000 + 1) * 86_400_000 + hour * 3_600_000)
