import type { CountedEvent, DeviceKind, VisitEvent } from '@coverwright/rules/selling/visits'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/operations'
import { releaseCounts, visitCounts, visitPages } from './tables'

type Place = { db: Db; company: string }

export type Counted = { hour: number; shellId: string; page: string; event: VisitEvent }

export async function countEvent({ db, company }: Place, counted: Counted) {
  await db
    .insert(visitCounts)
    .values({ ...counted, companyId: company, count: 1 })
    .onConflictDoUpdate({
      target: [visitCounts.companyId, visitCounts.hour, visitCounts.shellId, visitCounts.page, visitCounts.event],
      set: { count: sql`${visitCounts.count} + 1` },
    })
}

export type CountedOn = { hour: number; shellId: string; releaseHash: string; event: CountedEvent; count: number }

/** On which release it was, for whoever watches a shell. */
export async function countOnRelease({ db, company }: Place, counted: CountedOn) {
  const { companyId, hour, shellId, releaseHash, event } = releaseCounts
  await db
    .insert(releaseCounts)
    .values({ ...counted, companyId: company })
    .onConflictDoUpdate({
      target: [companyId, hour, shellId, releaseHash, event],
      set: { count: sql`${releaseCounts.count} + excluded.count` },
    })
}

export type Visit = {
  id: string
  shellId: string
  productId: string
  releaseHash: string
  channel: string
  sentByPage: string | null
  campaign: string
  device: DeviceKind
  startedAt: Date
  isTest: boolean
}

/** False when the id is that of a visit somewhere else: it is not this one, whatever it says. */
export async function keepVisit({ db, company }: Place, visit: Visit): Promise<boolean> {
  const { rows } = await db.execute<{ shell_id: string }>(sql`
    with made as (
      insert into visits (company_id, id, shell_id, product_id, release_hash, channel, sent_by_page, campaign,
        device, started_at, is_test)
      values (${company}, ${visit.id}, ${visit.shellId}, ${visit.productId}, ${visit.releaseHash}, ${visit.channel},
        ${visit.sentByPage}, ${visit.campaign}, ${visit.device}, ${visit.startedAt.toISOString()}, ${visit.isTest})
      on conflict do nothing returning shell_id)
    select shell_id from made
    union all select shell_id from visits where company_id = ${company} and id = ${visit.id}`)
  return rows[0]?.shell_id === visit.shellId
}

export type PageSeen = {
  visitId: string
  page: string
  place: number
  question: string
  event: VisitEvent
  ms: number
  seenAt: Date
}

/** An hour and more on one page is a tab that was forgotten, not a slow reader. */
const LONGEST_MS = 3_600_000

export async function keepPage({ db, company }: Place, { event, ...seen }: PageSeen) {
  const [errors, slow] = [event === 'error' ? 1 : 0, event === 'slow' ? 1 : 0]
  const ms = event === 'left' ? Math.min(seen.ms, LONGEST_MS) : 0
  await db
    .insert(visitPages)
    .values({ ...seen, companyId: company, ms, errors, slow })
    .onConflictDoUpdate({
      target: [visitPages.companyId, visitPages.visitId, visitPages.page],
      set: {
        question: sql`case when excluded.question = '' then ${visitPages.question} else excluded.question end`,
        ms: sql`least(${visitPages.ms} + excluded.ms, ${LONGEST_MS})`,
        errors: sql`least(${visitPages.errors} + excluded.errors, 1000)`,
        slow: sql`least(${visitPages.slow} + excluded.slow, 1000)`,
      },
    })
}

/** The release that the quote behind a link is on; '' where there is no such quote. */
export async function releaseOfQuote({ db, company }: Place, tokenHash: string): Promise<string> {
  const { rows } = await db.execute<{ hash: string }>(sql`
    select release_hash as hash from quotes where company_id = ${company} and token_hash = ${tokenHash}`)
  return rows[0]?.hash ?? ''
}
