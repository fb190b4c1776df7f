import type { CompanyCtx } from '../../platform/operations'
import { notify } from './notify'

/** What a console that is in use has in its drawer. */
export async function seedNotificationsDemo(ctx: CompanyCtx, about: { company: string; member: string }) {
  await notify(ctx, { kind: 'companies.welcome', values: { company: about.company }, href: '/home' })
  await notify(ctx, { kind: 'members.joined', values: { member: about.member, role: 'Designer' }, href: '/users' })
  await notify(ctx, { kind: 'products.live', values: { product: 'Travel Light' } })
}
