import { findPerson, personName } from '../../company/people'
import { notify } from '../../company/notifications'
import type { MemberCtx } from '../../platform/operations'
import { loadVersion } from './load-version'
import { named } from './named'

/** Asks the others to look at a version and put it in force. */
export async function askActivation(ctx: MemberCtx, { versionId }: { versionId: string }) {
  const { table, version } = await loadVersion(ctx, versionId)
  const href = `/setting-page/table?product=${table.productId}&table=${table.id}&version=${version.id}`
  const person = await findPerson(ctx, ctx.member.id)
  const values = { member: person ? personName(person) : '', table: table.name, number: version.number }
  await notify(ctx, { kind: 'tables.activationAsked', values, href })
  await ctx.record('tables.activationAsked', { ...named(table), number: version.number })
  return {}
}
