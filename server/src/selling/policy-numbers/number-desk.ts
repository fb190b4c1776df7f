import type { Day } from '@coverwright/rules/kernel'
import { Refused } from '../../kernel'
import type { Db } from '../../platform/operations'
import { giveKnownNumbers, type GivenNumber, type KnownDesign } from './give-numbers'

type DeskParts<Unit, Issued> = {
  inCompany<Result>(company: string, work: (db: Db) => Promise<Result>): Promise<Result>
  now(): Date
  /**
   * Writes what is issued, all units of a batch in as few statements as it can; one answer for each, in the same order.
   * Whatever it throws is undone, and it is asked again with fewer.
   */
  issue(db: Db, company: string, batch: readonly NumberedUnit<Unit>[]): Promise<readonly Issued[]>
}
export type NumberedUnit<Unit> = GivenNumber & { unit: Unit }
type Request<Unit> = { company: string; designId: string; today: Day; unit: Unit }
type Waiting<Unit, Issued> = Request<Unit> & { done(issued: Issued): void; failed(error: unknown): void }

/** Designs as they were read last; each is believed only as long as the database still has it so. */
type Known = Map<string, KnownDesign>

/** What `issue` threw, by which a unit may be at fault. */
class NotIssued extends Error {}

/** A batch is bounded: its statements stay small, and nobody waits for more than so many others. */
const MOST_AT_ONCE = 500

/**
 * Issues for many at once. Whoever waits for the same design is served by one transaction under one lock: a number and
 * what it is for become durable together, and a batch that cannot be issued is undone whole, so no number is lost. It is
 * then tried again in halves, until only the unit that is at fault is refused. Other processes wait at the lock.
 * What fails outside of `issue` is no one unit's fault and is not tried again: without a connection each try would wait
 * in vain, and after a commit whose answer was lost a second one could issue everything twice.
 */
export function openNumberDesk<Unit, Issued>(parts: DeskParts<Unit, Issued>) {
  const queues = new Map<string, Waiting<Unit, Issued>[]>()
  const known: Known = new Map()

  const serve = async (key: string) => {
    for (;;) {
      const batch = queues.get(key)?.splice(0, MOST_AT_ONCE) ?? []
      if (batch.length === 0) return void queues.delete(key)
      await issueBatch(parts, batch, known)
    }
  }
  return (request: Request<Unit>): Promise<Issued> =>
    new Promise((done, failed) => {
      const key = `${request.company} ${request.designId} ${request.today}`
      const waiting = { ...request, done, failed }
      const queue = queues.get(key)
      if (queue) return void queue.push(waiting)
      queues.set(key, [waiting])
      // Those who come in the same turn of the loop go together.
      setImmediate(() => void serve(key))
    })
}

async function issueBatch<Unit, Issued>(
  parts: DeskParts<Unit, Issued>,
  batch: readonly Waiting<Unit, Issued>[],
  known: Known,
): Promise<void> {
  const [first] = batch
  if (!first) return
  const { company, designId, today } = first
  try {
    const issued = await parts.inCompany(company, async (db) => {
      const wanted = { company, designId, today, count: batch.length, now: parts.now() }
      const { given, known: read } = await giveKnownNumbers(db, wanted, known.get(designId))
      known.set(designId, read)
      const units = given.map((number, at) => ({ ...number, unit: (batch[at] as Waiting<Unit, Issued>).unit }))
      return issueUnits(parts, db, company, units)
    })
    batch.forEach((waiting, at) =>
      at < issued.length ? waiting.done(issued[at] as Issued) : waiting.failed(new Refused('policyNumbers.usedUp')),
    )
  } catch (error) {
    if (batch.length === 1 || !(error instanceof NotIssued)) {
      const reason = error instanceof NotIssued ? error.cause : error
      return batch.forEach((waiting) => waiting.failed(reason))
    }
    const half = Math.ceil(batch.length / 2)
    await issueBatch(parts, batch.slice(0, half), known)
    await issueBatch(parts, batch.slice(half), known)
  }
}

/** A number without an answer would be a gap that nobody knows of. */
async function issueUnits<Unit, Issued>(
  parts: DeskParts<Unit, Issued>,
  db: Db,
  company: string,
  units: readonly NumberedUnit<Unit>[],
) {
  try {
    const issued = await parts.issue(db, company, units)
    if (issued.length !== units.length) throw new Error(`${units.length} to issue, ${issued.length} answered`)
    return issued
  } catch (cause) {
    throw new NotIssued('', { cause })
  }
}
