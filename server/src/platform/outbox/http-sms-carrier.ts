import type { Carrier } from './carrier'
import { Undeliverable } from './undeliverable'

const ANSWER_MS = 10_000
/** Too slow, too many: these pass. */
const PASSING = [408, 425, 429]

/** Real SMS through a gateway that takes `{ id, to, text }` as JSON. */
export function httpSmsCarrier(url: string, token: string): Carrier {
  return {
    name: 'http',
    async carry(_ctx, { id, recipient, text }) {
      const answer = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_MS),
        headers: {
          'content-type': 'application/json',
          'idempotency-key': id,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body: JSON.stringify({ id, to: recipient, text }),
      })
      await answer.body?.cancel()
      if (answer.ok) return
      const reason = `The SMS gateway answered ${answer.status}`
      if (answer.status < 500 && !PASSING.includes(answer.status)) throw new Undeliverable(reason)
      throw new Error(reason)
    },
  }
}
