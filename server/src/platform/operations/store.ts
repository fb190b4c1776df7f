import type { LiveTopic } from '@coverwright/contract/platform'
import { clientOf, Transaction } from '../database'
import type { Db, EnqueueOptions } from './ctx'

type KeyUse = { company: string; keyHash: string; requestHash: string; usedAt: Date; staleBefore: Date }

/**
 * Takes the key for this transaction; null when it is taken. A second caller waits here, on the unique index, until the
 * first has committed its answer or gone: this is what makes twenty calls at once one effect.
 */
export async function takeKey(db: Db, use: KeyUse): Promise<boolean> {
  const taken = await clientOf(db).query({
    name: 'idempotency-take',
    text: `insert into idempotency_keys as k (company_id, key_hash, request_hash, used_at) values ($1, $2, $3, $4)
      on conflict (company_id, key_hash) do update set request_hash = excluded.request_hash, used_at = excluded.used_at, answer = null
      where k.used_at < $5 returning key_hash`,
    values: [use.company, use.keyHash, use.requestHash, use.usedAt, use.staleBefore],
  })
  return taken.rowCount === 1
}

type KeptAnswer = { request_hash: string; answer: string; is_sealed: boolean }

export async function findAnswer(db: Db, company: string, keyHash: string): Promise<KeptAnswer | undefined> {
  const found = await clientOf(db).query<KeptAnswer>({
    name: 'idempotency-find',
    text: 'select request_hash, answer, is_sealed from idempotency_keys where company_id = $1 and key_hash = $2',
    values: [company, keyHash],
  })
  return found.rows[0]
}

export async function keepAnswer(db: Db, company: string, keyHash: string, answer: string, isSealed: boolean) {
  await clientOf(db).query({
    name: 'idempotency-keep',
    text: 'update idempotency_keys set answer = $3, is_sealed = $4 where company_id = $1 and key_hash = $2',
    values: [company, keyHash, answer, isSealed],
  })
}

export async function deleteKeysUsedBefore(db: Db, company: string, before: Date) {
  await clientOf(db).query('delete from idempotency_keys where company_id = $1 and used_at < $2', [company, before])
}

/** Whatever the verb does from here on can be undone without giving up the transaction. */
export async function markVerbStart(db: Db) {
  await clientOf(db).query('savepoint verb')
}

export async function undoVerb(db: Db) {
  await clientOf(db).query('rollback to savepoint verb')
}

/** Moves the rest of the transaction into another company. */
export async function switchCompany(db: Db, company: string) {
  const client: unknown = clientOf(db)
  if (client instanceof Transaction) await client.enter(company)
}

type QueuedJob = EnqueueOptions & { task: string; payload: unknown }

/** Lower comes earlier; whatever says nothing has 0. */
const FIRST = -10

/** The company is added inside the function, from the transaction's own tenant: nobody enqueues for somebody else. */
export async function enqueueJob(db: Db, job: QueuedJob) {
  await clientOf(db).query({
    name: 'enqueue',
    text: `select jobs.enqueue(task => $1, payload => $2, queue => $3, run_at => $4, max_attempts => $5, key => $6,
      priority => $7)`,
    values: [
      job.task,
      JSON.stringify(job.payload),
      job.queue ?? null,
      job.runAt ?? null,
      job.maxAttempts ?? null,
      job.key ?? null,
      job.goesFirst ? FIRST : null,
    ],
  })
}

export const LIVE_CHANNEL = 'live'

/** As many ids as one message of PostgreSQL carries. */
const IDS_A_MESSAGE = 150

/** Streams of these sessions hear the topic and end once this commits, in every process. */
export async function endStreamsOf({ db }: { db: Db }, sessionIds: readonly string[], topic: LiveTopic) {
  for (let at = 0; at < sessionIds.length; at += IDS_A_MESSAGE)
    await sendLive(db, [JSON.stringify({ ended: sessionIds.slice(at, at + IDS_A_MESSAGE), topic })])
}

/** Sent by PostgreSQL when, and only if, the transaction commits. */
export async function sendLive(db: Db, messages: readonly string[]) {
  const text = 'select pg_notify($1, message) from unnest($2::text[]) as message'
  await clientOf(db).query({ name: 'live', text, values: [LIVE_CHANNEL, [...messages]] })
}
