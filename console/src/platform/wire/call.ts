import {
  type Envelope,
  type GivesOf,
  HTTP_SESSION_EXPIRED,
  type Operation,
  type SendsOf,
  STATUS,
} from '@coverwright/contract/platform'
import type { DialogDesk } from '../dialogs'
import type { KeyRing } from '../signing'
import { FailedCall, RefusedCall } from './refused-call'
import type { Renew } from './renewal'
import type { Send, SendOptions } from './sender'

export type CallOptions = SendOptions & {
  /** Shows no dialog when the network fails: for what runs behind a person's back. */
  quiet?: boolean
  /** This call is itself the renewal: an expired answer to it is final, or it would wait for itself. */
  isRenewal?: boolean
}

export type Call = <Op extends Operation>(
  operation: Op,
  input: SendsOf<Op>,
  options?: CallOptions,
) => Promise<GivesOf<Op>>

export type CallParts = {
  send: Send
  /** What calls are sent with at the moment. */
  idToken(): string | undefined
  renew: Renew
  keys(): KeyRing
  dialogs: DialogDesk
  onMaintenance(): void
  /** The company's trial ran out under an open session: no call will be answered until it is reactivated. */
  onTrialOver(): void
  wait(ms: number): Promise<void>
}

const HTTP_GATEWAY_TIMEOUT = 504
const HTTP_OVERLOAD = 503
/** The specification's 401 means the same as 104: the keys are no longer good. */
const BAD_KEYS: readonly number[] = [STATUS.signing, 401]
const OVERLOAD_TRIES = 3
const LONGEST_WAIT_MS = 10_000

/** One call of the product: sent, repeated where the wire says so, and its answer opened. */
export function createCall(parts: CallParts): Call {
  return async (operation, input, options = {}) => {
    const key = options.idempotencyKey ?? (operation.writes ? crypto.randomUUID() : undefined)
    const sending = { ...options, ...(key ? { idempotencyKey: key } : {}) }
    const envelope = await opened(parts, operation, input, sending)
    if (envelope.status === STATUS.ok) return envelope.data as never
    if (envelope.status === STATUS.maintenance) parts.onMaintenance()
    if (operation.may !== 'anyone' && isTrialOver(envelope)) parts.onTrialOver()
    throw new RefusedCall(envelope)
  }
}

export const isTrialOver = (answer: Envelope) => answer.message === 'subscriptions.trialExpired'

async function opened(parts: CallParts, operation: Operation, input: unknown, options: CallOptions): Promise<Envelope> {
  const first = await answered(parts, operation, input, options)
  if (!BAD_KEYS.includes(first.status)) return first
  await parts.keys().drop()
  return answered(parts, operation, input, options)
}

/** Repeats for as long as sessions are renewed; the renewal itself counts, and gives up after its limit. */
async function answered(parts: CallParts, operation: Operation, input: unknown, options: CallOptions) {
  for (;;) {
    const sentWith = parts.idToken()
    const response = await reached(parts, operation, input, options)
    if (response.status !== HTTP_SESSION_EXPIRED) return envelopeOf(response)
    if (options.isRenewal || !(await parts.renew(sentWith))) throw new FailedCall('expired', response.status)
  }
}

/** Overload is waited out for as long as the server asks; a writing call keeps its key, so nothing is done twice. */
async function reached(parts: CallParts, operation: Operation, input: unknown, options: CallOptions) {
  for (let attempt = 1; ; attempt++) {
    const response = await parts.send(operation, input, options).catch((error: unknown) => tell(parts, error, options))
    if (response.status === HTTP_GATEWAY_TIMEOUT) return tell(parts, new FailedCall('timedOut', 504), options)
    if (response.status !== HTTP_OVERLOAD) return response
    if (attempt === OVERLOAD_TRIES) throw new FailedCall('overload', response.status)
    const seconds = Number(response.headers.get('retry-after')) || attempt
    await parts.wait(Math.min(seconds * 1000, LONGEST_WAIT_MS))
  }
}

function tell({ dialogs }: CallParts, error: unknown, { quiet }: CallOptions): never {
  const reason = error instanceof FailedCall ? error.reason : undefined
  if (!quiet && (reason === 'network' || reason === 'timedOut')) void dialogs.show(reason)
  throw error
}

async function envelopeOf(response: Response): Promise<Envelope> {
  const body: unknown = response.ok ? await response.json().catch(() => null) : null
  if (!isEnvelope(body)) throw new FailedCall('notOurs', response.status)
  return body
}

const isEnvelope = (body: unknown): body is Envelope =>
  typeof body === 'object' && body !== null && typeof (body as Envelope).status === 'number'
