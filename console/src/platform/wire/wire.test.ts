import { operation } from '@coverwright/contract/platform'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { createDialogDesk, type DialogKind } from '../dialogs'
import { createSessionStore, type Token } from '../session'
import { forgetful } from '../storage'
import { type CallParts, createCall } from './call'
import { createOpenStream } from './open-stream'
import { FailedCall, RefusedCall } from './refused-call'
import { createRenewal, REFRESH_LIMIT, type RenewalParts } from './renewal'
import type { SendOptions } from './sender'

const save = operation({
  post: '/v1/example/update',
  may: 'signedIn',
  writes: true,
  takes: z.object({}),
  gives: z.string(),
  says: 'Saves.',
})

type Answer = () => Response | Promise<Response>
const ok = (data: unknown) => () => Response.json({ status: 200, data, message: '' })
const says = (status: number, message: string) => () => Response.json({ status, data: null, message })
const http =
  (status: number, headers = {}) =>
  () =>
    new Response(null, { status, headers })
const noNetwork = () => Promise.reject(new FailedCall('network'))

const token = (name: string): Token => ({ AccessToken: name, IdToken: name, RefreshToken: name, device_key: 'device' })

let answers: Answer[]
let sent: SendOptions[]
let waits: number[]
let dropped: number
let shown: DialogKind[]
let left: number
let refreshed: number
let trialsOver: number
let told: string[]

function set(up: Partial<RenewalParts> = {}) {
  const session = createSessionStore(forgetful())
  session.write('token', token('old'))
  const desk = createDialogDesk()
  const dialogs = { ...desk, show: (kind: DialogKind) => (shown.push(kind), desk.show(kind)) }
  const renew = createRenewal({
    session,
    dialogs,
    refresh: async () => token(`new${++refreshed}`),
    leave: () => void left++,
    tellLeft: ({ RefreshToken }) => void told.push(RefreshToken),
    isLandingVariant: () => false,
    alone: (work) => work(),
    ...up,
  })
  const parts: CallParts = {
    send: async (_operation, _input, options = {}) => (sent.push(options), (answers.shift() ?? http(404))()),
    idToken: () => session.read('token')?.IdToken,
    renew,
    keys: () => ({ key: () => Promise.reject(new Error('unused')), drop: async () => void dropped++ }),
    dialogs,
    onMaintenance: () => undefined,
    onTrialOver: () => void trialsOver++,
    wait: async (ms) => void waits.push(ms),
  }
  return { call: createCall(parts), session, desk, parts }
}

beforeEach(() => {
  answers = []
  sent = []
  waits = []
  shown = []
  told = []
  dropped = left = refreshed = trialsOver = 0
})

test('an answer is opened and handed over', async () => {
  answers = [ok('saved')]
  expect(await set().call(save, {})).toBe('saved')
})

test('a trial that ran out under an open session ends it here; the same answer to a sign-in is only a refusal', async () => {
  answers = [says(409, 'subscriptions.trialExpired')]
  await expect(set().call(save, {})).rejects.toThrow('subscriptions.trialExpired')
  expect([trialsOver, refreshed]).toEqual([1, 0])
  answers = [says(409, 'subscriptions.trialExpired')]
  const signIn = { ...save, may: 'anyone' as const }
  await expect(set().call(signIn, {})).rejects.toThrow('subscriptions.trialExpired')
  expect(trialsOver).toBe(1)
})

test('a refusal arrives with its code, its field and its values', async () => {
  answers = [() => Response.json({ status: 409, data: null, message: 'a.b', field: 'name', values: { limit: 3 } })]
  const refusal = await set()
    .call(save, {})
    .catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(RefusedCall)
  expect(refusal).toMatchObject({ status: 409, code: 'a.b', field: 'name', values: { limit: 3 } })
})

test('an expired session is refreshed and the call repeated with the same idempotency key', async () => {
  answers = [http(201), ok('saved')]
  const { call, session } = set()
  expect(await call(save, {})).toBe('saved')
  expect(sent[0]!.idempotencyKey).toBeTruthy()
  expect(sent[1]!.idempotencyKey).toBe(sent[0]!.idempotencyKey)
  expect(session.read('token')).toEqual(token('new1'))
})

test('calls that expire together wait for one refresh', async () => {
  answers = [http(201), http(201), http(201), ok(1), ok(2), ok(3)]
  const { call } = set()
  await Promise.all([call(save, {}), call(save, {}), call(save, {})])
  expect(refreshed).toBe(1)
})

test('a refresh that fails says so once and goes back to sign-in', async () => {
  answers = [http(201), http(201)]
  const { call, session, desk } = set({ refresh: () => Promise.reject(new Error('no')) })
  const results = await Promise.allSettled([call(save, {}), call(save, {})])
  expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected'])
  expect(shown).toEqual(['loginExpired'])
  expect(session.hasToken()).toBe(false)
  expect(left).toBe(0)
  desk.current()!.close()
  await Promise.resolve()
  expect(left).toBe(1)
})

test('a session that cannot be refreshed because of maintenance is kept until that is over', async () => {
  answers = [http(201), ok('saved')]
  const closed = new RefusedCall({ status: 503, message: 'platform.maintenance' })
  let isClosed = true
  const refresh = () => (isClosed ? Promise.reject(closed) : Promise.resolve(token('new')))
  const { call, session } = set({ refresh })
  await expect(call(save, {})).rejects.toBe(closed)
  expect([session.hasToken(), shown, left]).toEqual([true, [], 0])
  isClosed = false
  expect(await call(save, {})).toBe('saved')
})

test('without a token there is nothing to refresh with', async () => {
  answers = [http(201)]
  const { call, session } = set()
  session.clear()
  await expect(call(save, {})).rejects.toMatchObject({ reason: 'expired' })
  expect(shown).toEqual(['loginExpired'])
  expect(refreshed).toBe(0)
})

test('the landing variant never refreshes', async () => {
  answers = [http(201)]
  await expect(set({ isLandingVariant: () => true }).call(save, {})).rejects.toThrow()
  expect(shown).toEqual(['loginExpired'])
  expect(refreshed).toBe(0)
})

test('after more than four refreshes a person signs in again', async () => {
  const { call } = set()
  for (let round = 0; round < REFRESH_LIMIT; round++) {
    answers = [http(201), ok('saved')]
    expect(await call(save, {})).toBe('saved')
  }
  answers = [http(201)]
  await expect(call(save, {})).rejects.toMatchObject({ reason: 'expired' })
  expect(shown).toEqual(['loginAgain'])
  expect(refreshed).toBe(REFRESH_LIMIT)
})

test('a session that expires again and again is renewed four times, then given up', async () => {
  answers = Array.from({ length: 9 }, () => http(201))
  const { call } = set()
  await expect(call(save, {})).rejects.toMatchObject({ reason: 'expired' })
  expect(refreshed).toBe(REFRESH_LIMIT)
  expect(shown).toEqual(['loginAgain'])
  // The other tabs of the session would hand it to the next new one.
  expect(told).toEqual([`new${REFRESH_LIMIT}`])
})

test('an answer that is late and about the token of before is no reason to refresh the next one', async () => {
  let arrive = (_: Response) => {}
  const late = () => new Promise<Response>((resolve) => (arrive = resolve))
  answers = [late, http(201), ok('quick'), ok('slow')]
  const { call } = set()
  const slow = call(save, {})
  expect(await call(save, {})).toBe('quick')
  arrive(http(201)())
  expect(await slow).toBe('slow')
  expect(refreshed).toBe(1)
})

test('a token that another tab has refreshed is used as it is', async () => {
  const parts: { session?: ReturnType<typeof set>['session'] } = {}
  const { call, session } = set({
    alone: (work) => {
      parts.session!.write('token', token('from another tab'))
      return work()
    },
  })
  parts.session = session
  answers = [http(201), ok('saved')]
  expect(await call(save, {})).toBe('saved')
  expect(refreshed).toBe(0)
})

test.each([104, 401])('status %i drops the signing keys and repeats once with the same key', async (status) => {
  answers = [says(status, 'signing'), ok('saved')]
  expect(await set().call(save, {})).toBe('saved')
  expect(dropped).toBe(1)
  expect(sent[1]!.idempotencyKey).toBe(sent[0]!.idempotencyKey)
})

test('a signature refused twice is given up', async () => {
  answers = [says(104, 'signing'), says(104, 'signing'), ok('never')]
  await expect(set().call(save, {})).rejects.toMatchObject({ status: 104 })
  expect(sent).toHaveLength(2)
})

test('ten failures of the network open one dialog', async () => {
  answers = Array.from({ length: 10 }, () => noNetwork)
  const { call, desk } = set()
  await Promise.allSettled(answers.map(() => call(save, {})))
  expect(desk.current()!.kind).toBe('network')
  desk.current()!.close()
  expect(desk.current()).toBeUndefined()
})

test('a gateway that gives up is told as a time-out', async () => {
  answers = [http(504)]
  await expect(set().call(save, {})).rejects.toMatchObject({ reason: 'timedOut' })
  expect(shown).toEqual(['timedOut'])
})

test('what runs behind a person’s back opens no dialog', async () => {
  answers = [noNetwork]
  await expect(set().call(save, {}, { quiet: true })).rejects.toMatchObject({ reason: 'network' })
  expect(shown).toEqual([])
})

test('overload is waited out for as long as the server asks', async () => {
  answers = [http(503, { 'retry-after': '2' }), ok('saved')]
  expect(await set().call(save, {})).toBe('saved')
  expect(waits).toEqual([2000])
})

test('an answer that is not of this product is a failure, not a refusal', async () => {
  answers = [() => new Response('<html>', { status: 200 })]
  await expect(set().call(save, {})).rejects.toMatchObject({ reason: 'notOurs' })
})

test('a line that a server in trouble does not open uses up no renewal; one whose session is over does', async () => {
  const { parts, session } = set()
  const open = createOpenStream({ ...parts, hasSession: session.hasToken })
  answers = [http(503), http(500), http(201)]
  for (const renewals of [0, 0, 1]) {
    await expect(open(save, {}, new AbortController().signal)).rejects.toThrow(FailedCall)
    expect(refreshed).toBe(renewals)
  }
})
