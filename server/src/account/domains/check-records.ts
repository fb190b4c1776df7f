import { domainsTopic } from '@coverwright/contract/account/domains'
import { actRefusal, isGone, isProven } from '@coverwright/rules/account/domains'
import { Refused, refuseIf } from '../../kernel'
import { type CompanyCtx, job, type MemberCtx } from '../../platform/operations'
import { notify } from '../../company/notifications'
import { CLAIM_GRACE_DAYS } from '@coverwright/rules/account/domains'
import { z } from 'zod'
import { findHostAcrossCompanies, releaseHost } from './host-store'
import { lookUp, recordsOf, targetOf } from './look-up'
import { presentDomain, stateNow } from './present'
import { shownName } from './read-name'
import { refuseWithoutPlan } from './refuse-without-plan'
import { serveDomain, startBinding } from './serve-domain'
import { type DomainRow, findDomain, lockDomain, updateDomainRow } from './store'
import type { FoundRecords } from './tables'

/** Looks now, and goes on where everything is there. What was found is kept and shown either way. */
export async function checkRecords(ctx: MemberCtx, { id }: { id: string }) {
  const row = await findDomain(ctx, id)
  if (!row) throw new Refused('domains.notFound')
  refuseIf(actRefusal(await stateNow(ctx, row), row.way, 'check'))
  await refuseWithoutPlan(ctx)
  const found = await ctx.outside(`records of ${id} ${row.claimToken}`, () =>
    lookUp(ctx.config, recordsOf(ctx.config, row)),
  )
  const held = await lockDomain(ctx, id)
  if (!held || held.claimToken !== row.claimToken) throw new Refused('domains.notFound')
  return presentDomain(ctx, await keepFound(ctx, held, found))
}

/** By the clock: somebody who lost a name elsewhere loses it here as well, after some days in which they are told. */
export const recheckJob = job({
  task: 'domains.recheck',
  payload: z.object({ domainId: z.uuid() }),
  run: async (ctx, { domainId }) => {
    const row = await findDomain(ctx, domainId)
    if (!row || row.claimToken === null || row.stage === 'pending') return
    const holder = await findHostAcrossCompanies(ctx.db, row.host)
    // Somebody else has proven it since: what a person may be told is nothing that a clock can do.
    if (holder && holder.ownerCompany !== ctx.company) {
      await updateDomainRow(ctx, row, { checkedAt: ctx.now() })
      return
    }
    const found = await lookUp(ctx.config, recordsOf(ctx.config, row))
    const held = await lockDomain(ctx, domainId)
    if (held && held.claimToken === row.claimToken) await keepFound(ctx, held, found)
  },
})

/** The claim is what counts: a name that leads here without one is nobody's. */
async function keepFound(ctx: CompanyCtx, row: DomainRow, found: FoundRecords): Promise<DomainRow> {
  const target = targetOf(ctx.config)
  const records = recordsOf(ctx.config, row)
  const kept = await updateDomainRow(ctx, row, { found, checkedAt: ctx.now() })
  await ctx.notify(domainsTopic)
  const isWhole = records.every((record) => isProven(record, found[record.purpose], target))
  if (isWhole && (row.stage === 'pending' || (await stateNow(ctx, row)) === 'expired')) {
    await ctx.record('domains.proven', { domainId: row.id, host: row.host })
    return startBinding(ctx, kept)
  }
  if (row.stage === 'pending') return kept
  const claim = records.find(({ purpose }) => purpose === 'claim')
  if (claim && isGone(claim, found.claim, target)) return loseClaim(ctx, kept)
  const isBack = claim && row.lostAt && isProven(claim, found.claim, target)
  if (!isBack) return kept
  const back = await updateDomainRow(ctx, kept, { lostAt: null })
  await serveDomain(ctx, back)
  return back
}

async function loseClaim(ctx: CompanyCtx, row: DomainRow): Promise<DomainRow> {
  if (row.lostAt === null) {
    const lost = await updateDomainRow(ctx, row, { lostAt: ctx.now() })
    await serveDomain(ctx, lost)
    await ctx.record('domains.claimLost', { domainId: row.id, host: row.host })
    const values = { domain: shownName(row.host), days: CLAIM_GRACE_DAYS }
    await notify(ctx, { kind: 'domains.claimLost', values, href: `/checkDomain?id=${row.id}` })
    return lost
  }
  // Over: whoever proves it next has it.
  if ((await stateNow(ctx, row)) === 'expired') await releaseHost(ctx, row.host)
  return row
}
