import { findPerson, personName } from '../../company/people'
import { notify, settleNotices } from '../../company/notifications'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import { type LoadedVersion, loadVersion } from './load-version'
import { named } from './named'

/** Asks the others to look at a version and put it in force. */
export async function askActivation(ctx: MemberCtx, { versionId }: { versionId: string }) {
  const { table, version } = await loadVersion(ctx, versionId)
  const person = await findPerson(ctx, ctx.member.id)
  const values = { member: person ? personName(person) : '', table: table.name, number: version.number }
  await notify(ctx, { ...asked({ table, version }), values })
  await ctx.record('tables.activationAsked', { ...named(table), number: version.number })
  return {}
}

const asked = ({ table, version }: Pick<LoadedVersion, 'table' | 'version'>) => ({
  kind: 'tables.activationAsked' as const,
  href: `/setting-page/table?product=${table.productId}&table=${table.id}&version=${version.id}`,
})

/** It is in force or gone: nobody waits for it any more. */
export const activationIsSettled = (ctx: CompanyCtx, held: Pick<LoadedVersion, 'table' | 'version'>) =>
  settleNotices(ctx, asked(held))
