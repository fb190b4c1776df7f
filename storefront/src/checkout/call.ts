/** The server said no, in a code that the pages have words for. */
export class CallRefused extends Error {
  constructor(
    readonly code: string,
    readonly field: string | undefined,
  ) {
    super(code)
  }
}

/** A line without an answer for so long has none. */
const PATIENCE_MS = 20_000
const TRIES = 3

type Answer<Data> = { data: Data | null; message: string; field?: string }

/** One call of the wire. On a bad line it is sent again under the same key, so that nothing happens twice. */
export async function call<Gives>(path: `/v1/${string}`, takes: object): Promise<Gives> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
  const request = { method: 'POST', headers, body: JSON.stringify(takes) }
  for (let tried = 1; ; tried++) {
    try {
      const reply = await fetch(path, { ...request, signal: AbortSignal.timeout(PATIENCE_MS) })
      const { data, message, field } = (await reply.json()) as Answer<Gives>
      if (data === null) throw new CallRefused(message, field)
      return data
    } catch (error) {
      if (error instanceof CallRefused || tried >= TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, tried * 1_000))
    }
  }
}
