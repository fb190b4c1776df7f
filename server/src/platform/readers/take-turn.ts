import { readEventData } from '@coverwright/contract/platform'
import { inCompany } from '../database'
import type { StoredEvent } from '../events'
import type { JobParts } from '../jobs'
import { actInside, type Db, insideCompany, type Reader } from '../operations'
import { waitAfter } from './back-off'
import {
  findEvent,
  findNext,
  type Inside,
  lockPlace,
  markHandled,
  movePlace,
  noteFailure,
  type ParkedRow,
  parkEvent,
  takeRetry,
  unparkEvent,
} from './store'

export type Turn = { company: string; reader: Reader }

/** Nothing is left, another process is at it, or the next event failed and is tried again then. */
export type TurnEnd = 'idle' | 'busy' | { retryAt: Date }

/** Reads on until nothing is left: one transaction for each event, with its effect, its note and the reader's new place. */
export async function takeTurn(parts: JobParts, turn: Turn, isStopped = () => false): Promise<TurnEnd> {
  while (!isStopped()) {
    const step = await takeStep(parts, turn)
    if (step !== 'done') return step
  }
  return 'busy'
}

type Step = TurnEnd | 'done'
/** What a step was at when it failed. */
type Tried = { event: StoredEvent; parked?: ParkedRow }

async function takeStep(parts: JobParts, { company, reader }: Turn): Promise<Step> {
  let tried: Tried | null = null
  const now = () => parts.clock?.() ?? new Date()
  const handle = (db: Db, event: StoredEvent, parked?: ParkedRow) => {
    tried = parked ? { event, parked } : { event }
    return handleOnce(parts, reader, { db, company, now }, event)
  }
  try {
    return await inCompany(parts.database.server, company, async (db): Promise<Step> => {
      const inside = { db, company, now }
      const at = await lockPlace(inside, reader.name)
      if (!at) return 'busy'
      const next = await findNext(inside, at.place, reader)
      const parked = next?.isRetryAsked ? await takeRetry(inside, reader.name) : null
      if (parked) {
        const event = await findEvent(inside, parked.place, reader)
        if (event) await handle(db, event, parked)
        await unparkEvent(inside, parked)
        return 'done'
      }
      if (at.retryAt && at.retryAt > now()) return { retryAt: at.retryAt }
      if (next?.event) await handle(db, next.event)
      if (next && next.head > at.place) await movePlace(inside, reader.name, next.event?.place ?? next.head)
      return next?.event ? 'done' : 'idle'
    })
  } catch (error) {
    if (!tried) throw error
    return afterFailure(parts, { company, reader }, tried, error)
  }
}

/** The note that it was done comes first: whoever finds it there has nothing to do. */
async function handleOnce(parts: JobParts, reader: Reader, inside: Inside, stored: StoredEvent) {
  if (!(await markHandled(inside, reader.name, stored.place))) return
  const handling = reader.handles.find(({ event }) => event.name === stored.name)
  if (!handling) throw new Error(`${reader.name} does not handle ${stored.name}`)
  const { id, name, place, at, memberId, about, version, requestId } = stored
  const data = readEventData(handling.event, version, stored.data)
  await actInside(parts, inside.db, { company: inside.company, requestId }, (ctx) =>
    handling.handle(ctx, { id, name, place, at, memberId, about, data } as never),
  )
}

const MOST_ERROR_LETTERS = 300

/** Nothing of the failed try is left; that it failed is written down by itself. */
async function afterFailure(parts: JobParts, turn: Turn, { event, parked }: Tried, error: unknown): Promise<Step> {
  const { company, reader } = turn
  const about = { reader: reader.name, event: event.name, company, place: event.place, requestId: event.requestId }
  return insideCompany(parts, { company, requestId: event.requestId }, async (ctx): Promise<Step> => {
    const at = await lockPlace(ctx, reader.name)
    if (!at) return 'busy'
    const failures = (parked?.failures ?? at.failures) + 1
    const wait = parked ? null : waitAfter(failures)
    if (wait !== null) {
      const retryAt = new Date(ctx.now().getTime() + wait)
      parts.log.warn({ ...about, err: error, failures }, 'A reader failed at an event and tries again later')
      await noteFailure(ctx, reader.name, failures, retryAt)
      return { retryAt }
    }
    parts.log.error({ ...about, err: error, failures }, 'A reader gave an event up: it is parked for an operator')
    await parkEvent(ctx, {
      ownerCompany: company,
      reader: reader.name,
      place: event.place,
      eventName: event.name,
      failures,
      error: (error instanceof Error ? error.message : String(error)).slice(0, MOST_ERROR_LETTERS),
      parkedAt: ctx.now(),
    })
    if (!parked) await movePlace(ctx, reader.name, event.place)
    return 'done'
  })
}
