import { domainsTopic } from '@coverwright/contract/account/domains'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { isRegisteredAcrossCompanies } from './host-store'
import { presentDomain } from './present'
import { readName } from './read-name'
import { refuseWithoutPlan } from './refuse-without-plan'
import { findDomainByHost, insertDomain } from './store'

const TOKEN_BYTES = 24

/** Begins a claim with a token of its own. Who else claims the name is not said: whoever proves it first has it. */
export async function ownDomain(ctx: MemberCtx, { name }: { name: string }) {
  await refuseWithoutPlan(ctx)
  const { host, registrable, isSubdomain } = readName(ctx.config, name)
  if (await findDomainByHost(ctx, host)) throw new Refused('domains.already', { field: 'name' })
  if (await isSoldHere(ctx, registrable)) throw new Refused('domains.notYours', { field: 'name' })
  const claimToken = ctx.randomBytes(TOKEN_BYTES).toString('base64url')
  const row = await insertDomain(ctx, { host, isSubdomain, way: 'owned', stage: 'pending', claimToken })
  await ctx.record('domains.claimed', { domainId: row.id, host })
  await ctx.notify(domainsTopic)
  return presentDomain(ctx, row)
}

/** Names below one that was bought here are its buyer's: no record elsewhere proves anything about them. */
const isSoldHere = async (ctx: MemberCtx, registrable: string) =>
  (await isRegisteredAcrossCompanies(ctx, registrable)) &&
  ((await findDomainByHost(ctx, registrable))?.paidUntil ?? null) === null
