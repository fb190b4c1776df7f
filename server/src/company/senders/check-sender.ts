import { senderLost, sendersTopic } from '@coverwright/contract/company/senders'
import { domainOf, findingOf, isGone, isProven, recordFor, senderRecords } from '@coverwright/rules/company/senders'
import { z } from 'zod'
import { Refused } from '../../kernel'
import type { Config } from '../../platform/config'
import { askResolver } from '../../platform/dns'
import { type CompanyCtx, job, type MemberCtx } from '../../platform/operations'
import { isInUse } from './company-sender'
import { presentSender } from './present'
import { findSender, lockSender, type SenderRow, updateSender } from './store'
import type { SeenRecords } from './tables'

const RECHECK_MS = 20 * 3_600_000
const RECHECK = 'senders.recheck'

/** Looks now. What was seen is kept and shown either way. */
export async function checkSender(ctx: MemberCtx) {
  const row = await findSender(ctx)
  if (!row) throw new Refused('senders.none')
  if (!row.confirmedAt) throw new Refused('senders.notConfirmed')
  const seen = await ctx.outside(`records of ${row.email} ${row.selector}`, () => lookUp(ctx.config, row))
  await keepSeen(ctx, row, seen)
  return presentSender(ctx)
}

/** Once a day: a record that is gone would put the company's mails into the bin of whoever they are for. */
export async function watchSender(ctx: CompanyCtx) {
  const row = await findSender(ctx)
  if (!row || !isInUse(row)) return
  const isDue = row.checkedAt === null || ctx.now().getTime() - row.checkedAt.getTime() >= RECHECK_MS
  if (isDue) await ctx.enqueue(RECHECK, {}, { key: `${RECHECK}:${ctx.company}` })
}

export const recheckJob = job({
  task: RECHECK,
  payload: z.object({}),
  run: async (ctx) => {
    const row = await findSender(ctx)
    if (row && isInUse(row)) await keepSeen(ctx, row, await lookUp(ctx.config, row))
  },
})

async function lookUp(config: Config, row: SenderRow): Promise<SeenRecords> {
  const at = async (record: 'spf' | 'dkim') => {
    const { name } = recordFor(record, domainOf(row.email), row, config.mailSpf)
    return Promise.all(config.dnsResolvers.map((resolver) => askResolver(resolver, 'texts', name)))
  }
  const [spf, dkim] = await Promise.all([at('spf'), at('dkim')])
  return { spf, dkim }
}

async function keepSeen(ctx: CompanyCtx, looked: SenderRow, seen: SeenRecords) {
  const row = await lockSender(ctx)
  // Another address meanwhile: what was seen is not about it.
  if (!row || row.selector !== looked.selector) return
  const findings = senderRecords.map((record) =>
    seen[record].map((each) => findingOf(record, each, row, ctx.config.mailSpf)),
  )
  const isWhole = findings.every(isProven)
  const isLost = row.provenAt !== null && findings.some(isGone)
  const provenAt = isWhole ? (row.provenAt ?? ctx.now()) : isLost ? null : row.provenAt
  await updateSender(ctx, { seen, checkedAt: ctx.now(), provenAt })
  await ctx.notify(sendersTopic)
  const { email } = row
  if (provenAt && !row.provenAt) await ctx.record('senders.proven', { email })
  if (!isLost) return
  await ctx.record('senders.lost', { email })
  await ctx.emit(senderLost, { domain: domainOf(email) })
}
