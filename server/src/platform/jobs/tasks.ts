import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type Database, inCompany, NIL_COMPANY } from '../database'
import type { Log } from '../http'
import {
  actAsMember,
  type Chore,
  type ConstraintRefusals,
  type Db,
  insideCompany,
  type InsideParts,
  type Job,
  type MemberJob,
  type Room,
  type Sessions,
} from '../operations'

/** What working after a commit needs, for jobs, chores and readers alike. */
export type JobParts = InsideParts & {
  database: Database
  rooms: readonly Room[]
  log: Log
  /** Who asked for what runs now, as they stand now. */
  readMember: Sessions['readMember']
  /** Every company there is, for the chores. */
  listCompanies(db: Db): Promise<readonly string[]>
}

/** What `jobs.enqueue` wrote: the company is the transaction's own, not the caller's word. */
const Queued = z.object({
  companyId: z.uuid(),
  requestId: z.string(),
  payload: z.unknown(),
  memberId: z.uuid().nullable().default(null),
})

export type Task = (queued: unknown) => Promise<void>

/** Every job and chore of every room by its name. */
export function tasksOf(parts: JobParts): Record<string, Task> {
  const jobs = parts.rooms.flatMap((room) => room.jobs ?? []).map((job) => [job.task, jobTask(parts, job)] as const)
  const memberJobs = parts.rooms.flatMap((room) =>
    (room.memberJobs ?? []).map((job) => [job.task, memberJobTask(parts, job, room.constraints ?? {})] as const),
  )
  const chores = choresOf(parts.rooms).map((chore) => [chore.task, choreTask(parts, chore)] as const)
  const all = [...jobs, ...memberJobs, ...chores]
  const names = all.map(([name]) => name)
  const twice = names.find((name, place) => names.indexOf(name) !== place)
  if (twice) throw new Error(`two tasks are called ${twice}`)
  return Object.fromEntries(all)
}

export const choresOf = (rooms: readonly Room[]): Chore[] => rooms.flatMap((room) => room.chores ?? [])

function jobTask(given: JobParts, job: Job): Task {
  const parts = job.isHeavy ? besides(given) : given
  return async (queued) => {
    const { companyId, requestId, payload } = Queued.parse(queued)
    await logged(parts.log, { task: job.task, requestId }, () =>
      insideCompany(parts, { company: companyId, requestId }, (ctx) =>
        job.run(ctx, job.payload.parse(payload), (work) =>
          insideCompany(parts, { company: companyId, requestId }, work),
        ),
      ),
    )
  }
}

const besides = (parts: JobParts): JobParts => ({
  ...parts,
  database: { ...parts.database, server: parts.database.heavy },
})

function memberJobTask(parts: JobParts, job: MemberJob, constraints: ConstraintRefusals): Task {
  return async (queued) => {
    const { companyId: company, requestId, memberId, payload: sent } = Queued.parse(queued)
    const payload = job.payload.parse(sent)
    await logged(parts.log, { task: job.task, requestId }, () =>
      inCompany(parts.database.server, company, async (db) => {
        const findMember = async () => {
          const found = memberId ? await parts.readMember(db, company, memberId, parts.clock?.() ?? new Date()) : null
          return found?.permissions.includes(job.may) ? found : null
        }
        await actAsMember(
          parts,
          db,
          { company, requestId, memberId },
          {
            findMember,
            constraints,
            work: (ctx) => job.run(ctx, payload),
            refused: (ctx, why) => job.refused(ctx, payload, why),
          },
        )
      }),
    )
  }
}

/** One company's failure does not keep the others from their turn; the chore as a whole is then tried again. */
function choreTask(parts: JobParts, chore: Chore): Task {
  return async () => {
    const requestId = randomUUID()
    const companies =
      chore.scope === 'platform'
        ? [NIL_COMPANY]
        : await inCompany(parts.database.server, NIL_COMPANY, parts.listCompanies)
    const failures: unknown[] = []
    for (const company of companies) {
      const run = () => insideCompany(parts, { company, requestId }, (ctx) => chore.run(ctx))
      await logged(parts.log, { task: chore.task, requestId }, run).catch((error: unknown) => failures.push(error))
    }
    if (failures.length > 0)
      throw new Error(`${chore.task} failed for ${failures.length} of ${companies.length} companies`)
  }
}

async function logged(log: Log, about: { task: string; requestId: string }, run: () => Promise<void>) {
  const started = performance.now()
  try {
    await run()
    log.info({ ...about, ms: Math.round(performance.now() - started) }, 'job')
  } catch (error) {
    log.error({ ...about, err: error }, 'A job failed and is tried again later')
    throw error
  }
}
