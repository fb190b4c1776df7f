import { type Envelope, HTTP_SESSION_EXPIRED, type Operation, type SendsOf } from '@coverwright/contract/platform'
import { type CallParts, isTrialOver } from './call'
import { FailedCall } from './refused-call'

type Parts = Pick<CallParts, 'send' | 'idToken' | 'renew' | 'keys' | 'onTrialOver'> & { hasSession(): boolean }

const HTTP_OK = 200

type OpenStream = <Op extends Operation>(
  operation: Op,
  input: SendsOf<Op>,
  signal: AbortSignal,
) => Promise<ReadableStream<Uint8Array>>

/**
 * Opens a streaming operation; the body is read by whoever keeps the line. The session is renewed only when the server
 * says that it is over: it may be renewed a few times, and a server in trouble must not use those up.
 */
export const createOpenStream =
  (parts: Parts): OpenStream =>
  async (operation, input, signal) => {
    const sentWith = parts.idToken()
    const response = await parts.send(operation, input, { signal })
    if (response.status === HTTP_OK && isStream(response) && response.body) return response.body
    if (response.status === HTTP_SESSION_EXPIRED && parts.hasSession()) await parts.renew(sentWith)
    const answer = response.ok ? ((await response.json().catch(() => null)) as Envelope | null) : null
    if (answer && isTrialOver(answer)) parts.onTrialOver()
    if (response.ok) await parts.keys().drop()
    throw new FailedCall('notOurs', response.status)
  }

const isStream = (response: Response) => response.headers.get('content-type')?.startsWith('text/event-stream')
