import type { ConnectorDraft, RunRow } from '@coverwright/contract/rating/connectors'
import { buildRequest, type InputValues, JsonNumber, printJson, readFields } from '@coverwright/rules/rating/connectors'
import type { CompanyCtx } from '../../platform/operations'
import { questionHash } from './ask-connector'
import { claimsRegister, motorRater, valuation, vehicleRegister } from './demo-designs'
import { addConnector } from './keep-connector'
import { insertRun } from './run-store'

type Told = {
  values: InputValues
  status: number | null
  answer: string
  tries: number
  ms: number
  minutesAgo: number
}
const plate = (text: string): InputValues => ({ plate: text })
const car = (make: string, age: string, engine: string): InputValues => ({
  make,
  vehicleAge: new JsonNumber(age),
  engine: new JsonNumber(engine),
})
const claims = (count: number, last: string) =>
  `{"plate":"HK","claims":{"count":${count},"last":"${last}"},"source":"register"}`
const value = (market: string, confidence: string) =>
  `{"valuation":{"market":${market},"trade":0.88,"confidence":"${confidence}"},"model":"2026.2"}`

const registerRuns: Told[] = [
  { values: plate('KX 4471'), status: 200, answer: claims(0, ''), tries: 1, ms: 84, minutesAgo: 7_300 },
  { values: plate('BN 902'), status: 200, answer: claims(2, '2025-06-18'), tries: 1, ms: 91, minutesAgo: 2_870 },
  { values: plate('HH 88'), status: 503, answer: 'Nightly maintenance', tries: 2, ms: 1_310, minutesAgo: 1_180 },
  { values: plate('HH 88'), status: 200, answer: claims(1, '2024-11-02'), tries: 1, ms: 77, minutesAgo: 1_120 },
]
const valuationRuns: Told[] = [
  {
    values: car('Make 07', '4', '1998'),
    status: 200,
    answer: value('184500.00', 'high'),
    tries: 1,
    ms: 412,
    minutesAgo: 4_020,
  },
  {
    values: car('Make 31', '11', '2494'),
    status: 200,
    answer: value('62300.50', 'medium'),
    tries: 2,
    ms: 1_904,
    minutesAgo: 640,
  },
  { values: car('Make 50', '1', '4951'), status: null, answer: '', tries: 3, ms: 15_640, minutesAgo: 95 },
]

/**
 * Three systems inside, which the demo plays itself, and one outside, which nobody answers for; and how asking them went.
 * `key` is what those inside know their askers by. Gives the ids of those that a product asks.
 */
export async function seedConnectorsDemo(ctx: CompanyCtx, key: string) {
  const claims = claimsRegister(key)
  const claimsId = await addConnector(ctx, claims)
  for (const told of registerRuns) await recordRun(ctx, claimsId, claims, told)
  const valuationId = await addConnector(ctx, valuation)
  for (const told of valuationRuns) await recordRun(ctx, valuationId, valuation, told)
  return {
    claimsId,
    registerId: await addConnector(ctx, vehicleRegister(key)),
    raterId: await addConnector(ctx, motorRater(key)),
  }
}

async function recordRun(ctx: CompanyCtx, id: string, design: ConnectorDraft, told: Told) {
  const request = buildRequest(design, told.values)
  const read = told.status === 200 ? readFields(design, told.answer) : null
  const failure = failureOf(told, new URL(design.url).host)
  await insertRun(ctx, {
    id: ctx.newId(),
    connectorId: id,
    connectorName: design.name,
    connectorRevision: 1,
    resultType: design.resultType,
    cause: told.status === 503 ? 'try' : 'quote',
    productId: null,
    retryOf: null,
    memberId: null,
    inputs: printJson(told.values),
    questionHash: questionHash(told.values),
    request: request.ok
      ? {
          ...request.value,
          headers: request.value.headers.map(({ name, value: shown, isSecret }) => ({
            name,
            value: isSecret ? '••••••' : shown,
          })),
        }
      : null,
    state: failure ? 'failed' : 'answered',
    status: told.status,
    failure,
    answer: told.answer,
    fields: read?.ok ? read.value : null,
    tries: told.tries,
    durationMs: told.ms,
    askedAt: new Date(ctx.now().getTime() - told.minutesAgo * 60_000),
  })
}

function failureOf({ status }: Told, host: string): RunRow['failure'] {
  if (status === 200) return null
  return status === null
    ? { code: 'outbound.timedOut', values: { host } }
    : { code: 'connectors.statusNotGood', values: { status } }
}
