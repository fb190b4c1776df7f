import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { RunRow } from '@coverwright/contract/rating/connectors'
import {
  backOffMs,
  buildRequest,
  type Connector,
  connectorLimits,
  type ConnectorRequest,
  type InputValues,
  printJson,
  readFields,
} from '@coverwright/rules/rating/connectors'
import type { CompanyCtx } from '../../platform/operations'
import { askOutside, OutboundFailure, type OutboundFailureCode } from '../../platform/outbound'
import { insertRun, type StoredRun } from './run-store'
import type { AskedRequest } from './tables'

export type Asked = {
  id: string
  revision: number
  /** With the secret values in their headers. */
  connector: Connector
  values: InputValues
  cause: RunRow['cause']
  productId?: string | null
  retryOf?: string | null
  memberId?: string | null
}

type Failure = NonNullable<RunRow['failure']>
type Outcome = Pick<StoredRun, 'state' | 'status' | 'failure' | 'answer' | 'fields' | 'tries'>
type Timed = Outcome & Pick<StoredRun, 'durationMs'>

/** Asks, as often as the connector says, and keeps what was asked and what came back; a failure is a run like any other. */
export async function askConnector(ctx: CompanyCtx, asked: Asked): Promise<StoredRun> {
  const { connector, values } = asked
  const request = buildRequest(connector, values)
  const outcome: Timed = request.ok
    ? await ctx.outside(`connector ${hashOf(JSON.stringify(request.value))}`, () =>
        timed(() => tryAll(ctx, connector, request.value)),
      )
    : { ...failed({ code: request.refusal.code, values: { ...request.refusal.values } }, 0), durationMs: 0 }
  const secrets = connector.headers.flatMap(({ isSecret, value }) => (isSecret ? [value] : []))
  return insertRun(ctx, {
    id: ctx.newId(),
    connectorId: asked.id,
    connectorName: connector.name,
    connectorRevision: asked.revision,
    resultType: connector.resultType,
    cause: asked.cause,
    productId: asked.productId ?? null,
    retryOf: asked.retryOf ?? null,
    memberId: asked.memberId ?? null,
    inputs: printJson(values),
    questionHash: questionHash(values),
    request: request.ok ? withoutSecrets(request.value) : null,
    ...outcome,
    answer: hide(outcome.answer, secrets),
    askedAt: ctx.now(),
  })
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

export const questionHash = (values: InputValues): string => hashOf(printJson(values))

async function timed(ask: () => Promise<Outcome>): Promise<Timed> {
  const started = performance.now()
  const outcome = await ask()
  return { ...outcome, durationMs: Math.round(performance.now() - started) }
}

/** What these read of ctx is the company and the settings: no database waits with them. */
type Outside = Pick<CompanyCtx, 'company' | 'config'>

async function tryAll(ctx: Outside, connector: Connector, request: ConnectorRequest): Promise<Outcome> {
  for (let tries = 1; ; tries++) {
    const outcome = await tryOnce(ctx, connector, request, tries)
    if (outcome.state === 'answered' || tries > connector.retries || !mayPass(outcome)) return outcome
    await wait(backOffMs(tries))
  }
}

async function tryOnce(ctx: Outside, connector: Connector, request: ConnectorRequest, tries: number) {
  const { kind, timeLimitSeconds } = connector
  try {
    const { status, text } = await askOutside(
      { ...request, headers: headersOf(request), timeLimitMs: timeLimitSeconds * 1_000 },
      {
        ...(kind === 'internal'
          ? { allowedHosts: ctx.config.connectorHosts, standIns: ctx.config.standIns }
          : { allowedHosts: [] }),
        mostBytes: connectorLimits.answerBytes,
        whose: ctx.company,
      },
    )
    return outcomeOf(connector, status, text.replaceAll('\0', ''), tries)
  } catch (error) {
    if (!(error instanceof OutboundFailure)) throw error
    return failed({ code: `outbound.${error.code}`, values: { host: error.host } }, tries)
  }
}

function outcomeOf(connector: Connector, status: number, answer: string, tries: number): Outcome {
  if (status < 200 || status > 299)
    return { ...failed({ code: 'connectors.statusNotGood', values: { status } }, tries), status, answer }
  const read = readFields(connector, answer)
  if (read.ok) return { state: 'answered', status, failure: null, answer, fields: read.value, tries }
  return { ...failed({ code: read.refusal.code, values: { ...read.refusal.values } }, tries), status, answer }
}

const failed = (failure: Failure, tries: number): Outcome => ({
  state: 'failed',
  status: null,
  failure,
  answer: '',
  fields: null,
  tries,
})

const PASSING_STATUSES = [408, 425, 429, 500, 502, 503, 504]
const PASSING: readonly OutboundFailureCode[] = ['busy', 'nameUnknown', 'notReached', 'timedOut']

/** Whether it may be better the next time. */
const mayPass = ({ status, failure }: Outcome): boolean =>
  status !== null ? PASSING_STATUSES.includes(status) : PASSING.some((code) => failure?.code === `outbound.${code}`)

function headersOf({ headers, body }: ConnectorRequest): Record<string, string> {
  const given = Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), value]))
  return body === null || given['content-type'] ? given : { ...given, 'content-type': 'application/json' }
}

const HIDDEN = '••••••'

const withoutSecrets = ({ method, url, headers, body }: ConnectorRequest): AskedRequest => ({
  method,
  url,
  headers: headers.map(({ name, value, isSecret }) => ({ name, value: isSecret ? HIDDEN : value })),
  body,
})

/** Some systems send back what they were sent; a key must not come to rest in an answer. */
const hide = (text: string, secrets: readonly string[]) =>
  secrets.filter((secret) => secret.length >= 4).reduce((shown, secret) => shown.replaceAll(secret, HIDDEN), text)
