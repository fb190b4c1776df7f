import { identityOperations } from '@coverwright/contract/company/identity'
import type { Envelope, GivesOf, Operation, SendsOf } from '@coverwright/contract/platform'
import { type Answer, type Caller, type CallOptions, openBrowser, type Request, requestOf } from './test-browser'

/** The password that test people have unless a test says otherwise. */
export const TEST_PASSWORD = 'Correct-horse-7'

/** Calls to a running server, over HTTP, as a browser makes them. */
export function callsTo(url: string, clock: () => Date) {
  const raw = (path: string, init: RequestInit = {}) => fetch(url + path, { redirect: 'manual', ...init })
  const send = (request: Request) =>
    raw(request.path, { method: request.method, headers: request.headers, body: request.body })

  /** Without `as` it is a new browser that nobody has signed in on; `as: null` sends no signature at all. */
  async function call<Op extends Operation>(
    operation: Op,
    input: SendsOf<Op>,
    given: CallOptions = {},
  ): Promise<Answer<GivesOf<Op>>> {
    const as = given.as === undefined && operation.signed ? await openBrowser(call) : given.as
    return readAnswer(await send(requestOf(operation, input, { at: clock(), ...given, as })))
  }

  /** Signs a person in on a new browser; who that is must have been put in before. */
  async function signIn(email: string, password = TEST_PASSWORD): Promise<Caller> {
    const browser = await openBrowser(call)
    const answer = await call(identityOperations.signIn, { email, password }, { as: browser })
    if (answer.data?.step !== 'signedIn')
      throw new Error(`${email} did not get in: ${answer.data?.step ?? answer.message}`)
    return { ...browser, token: answer.data.tokens.IdToken }
  }

  return { raw, send, call, signIn, openBrowser: () => openBrowser(call) }
}

export async function readAnswer<Data>(response: Response): Promise<Answer<Data>> {
  const text = await response.text()
  const envelope = text ? (JSON.parse(text) as Envelope<Data>) : { status: 0, data: null, message: '' }
  return { ...envelope, http: response.status }
}
