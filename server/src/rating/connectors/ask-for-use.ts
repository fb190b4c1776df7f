import type { InputValues } from '@coverwright/rules/rating/connectors'
import type { CompanyCtx } from '../../platform/operations'
import { askConnector, questionHash } from './ask-connector'
import type { Answered, ToConnect } from './connected'
import { armedConnector } from './load-connector'
import { findRecorded, type StoredRun } from './run-store'
import type { StoredConnector } from './store'

/** Whoever tries a customer gets the same answer all day, or asks again; also when there was none. */
const SIMULATION_MINUTES = 1_440
/** Buyers change their answers often: a system that is down is not asked with each of them. */
const FAILED_MINUTES = 1

type Question = { row: StoredConnector; values: InputValues; given: ToConnect }

/** What was said lately, or else the connector itself. */
export async function askForUse(ctx: CompanyCtx, { row, values, given }: Question): Promise<Answered> {
  const recorded = given.asking === 'again' ? null : await recordOf(ctx, { row, values, given })
  if (recorded) return { run: recorded, from: 'record', trouble: null }
  if (given.asking === 'recorded') return 'waiting'
  const run = await askConnector(ctx, {
    id: row.id,
    revision: row.revision,
    connector: armedConnector(ctx, row),
    values,
    cause: given.isSimulation ? 'simulation' : given.isOffer ? 'offer' : 'quote',
    productId: given.productId,
  })
  return { run, from: 'live', trouble: null }
}

async function recordOf(ctx: CompanyCtx, { row, values, given }: Question): Promise<StoredRun | null> {
  const hash = questionHash(values)
  const find = (minutes: number, isFailureTaken: boolean) =>
    findRecorded(ctx, {
      connectorId: row.id,
      revision: row.revision,
      questionHash: hash,
      since: new Date(ctx.now().getTime() - minutes * 60_000),
      isFailureTaken,
    })
  if (given.isSimulation) return find(SIMULATION_MINUTES, true)
  const { reuseMinutes } = row.design
  const answered = reuseMinutes > 0 ? await find(reuseMinutes, false) : null
  return answered ?? (given.isOffer ? await find(FAILED_MINUTES, true) : null)
}
