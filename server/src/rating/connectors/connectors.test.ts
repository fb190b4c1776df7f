import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ConnectorDraft, connectorOperations as ops } from '@coverwright/contract/rating/connectors'
import { productOperations } from '@coverwright/contract/design/products'
import { startQuestion } from '@coverwright/rules/design/forms'
import type { Permission } from '@coverwright/rules/company/members'
import { startingConnector } from '@coverwright/rules/rating/connectors'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Caller, startTestServer, type TestServer, testSessions } from '../../platform/testing'
import { productsRoom } from '../../design/products'
import { answersWithConnectors, connectorsRoom } from '.'

const people = testSessions()
const WRITER: Permission[] = ['products.read', 'products.write', 'connectors.read', 'connectors.write']
const lines: string[] = []
let now = new Date('2026-03-02T08:00:00Z')
let server: TestServer
let outside: Server
let origin = ''
let heard: { url: string; key: unknown; body: string }[] = []
type Told = { status?: number; text: string }
let answers: (() => Told)[] = []

beforeAll(async () => {
  outside = createServer((request, reply) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      heard.push({
        url: request.url ?? '',
        key: request.headers['x-key'],
        body: Buffer.concat(pieces).toString(),
      })
      const { status = 200, text }: Told = (answers.shift() ?? (() => ({ text: '{"claims":2,"echo":"s3cret-key"}' })))()
      reply.writeHead(status).end(text)
    })
  })
  await new Promise<void>((done) => outside.listen(0, '127.0.0.1', done))
  const { port } = outside.address() as AddressInfo
  origin = `http://127.0.0.1:${port}`
  server = await startTestServer({
    rooms: [connectorsRoom, productsRoom],
    sessions: people.sessions,
    clock: () => now,
    settings: { CONNECTOR_HOSTS: `127.0.0.1:${port}`, LOG_LEVEL: 'trace' },
    logTo: { write: (line: string) => void lines.push(line) },
  })
})
afterAll(async () => {
  await server.close()
  await new Promise((done) => outside.close(done))
})
beforeEach(() => {
  heard = []
  answers = []
})

const member = async (company: string = randomUUID(), permissions = WRITER) =>
  people.open(await server.openBrowser(), company, permissions)
const call: TestServer['call'] = (operation, input, options) => server.call(operation, input, { at: now, ...options })

const draft = (more: Partial<ConnectorDraft> = {}): ConnectorDraft => ({
  ...(structuredClone(startingConnector) as ConnectorDraft),
  name: 'Claims register',
  kind: 'internal',
  url: `${origin}/claims/{plate}`,
  inputs: [{ name: 'plate', kind: 'text', sample: 'AB 12' }],
  headers: [{ name: 'X-Key', value: 's3cret-key', isSecret: true }],
  fields: [{ name: 'claims', pointer: '/claims', kind: 'number', fallback: '' }],
  retries: 0,
  ...more,
})
const make = async (as: Caller, more: Partial<ConnectorDraft> = {}) =>
  (await call(ops.create, draft(more), { as })).data!
const run = (as: Caller, connector: ConnectorDraft, id: string | null = null, values = {}) =>
  call(ops.run, { id, connector, values }, { as })

test('a connector is kept without its secret ever coming back, and found by name and address', async () => {
  const as = await member()
  const made = await make(as)
  expect(made).toMatchObject({ revision: 1, keptSecrets: ['X-Key'], usedBy: [], may: ['edit', 'run', 'delete'] })
  expect(JSON.stringify(made)).not.toContain('s3cret')
  expect((await call(ops.list, { search: 'claims' }, { as })).data).toMatchObject({
    total: 1,
    rows: [{ name: 'Claims register', lastRun: null, fieldCount: 1 }],
  })
  expect((await call(ops.list, { filter: { kind: 'external' } }, { as })).data?.total).toBe(0)
  const rows = await server.within(as.session.company, (ctx) =>
    ctx.db.execute('select design, secrets from connectors'),
  )
  expect(JSON.stringify(rows.rows)).not.toContain('s3cret')
})

test('it is tried as the form stands, and the run shows what was asked without the secret', async () => {
  const as = await member()
  const made = await make(as)
  const { headers } = draft()
  const kept = draft({ headers: [{ ...headers[0]!, value: '' }] })
  const tried = (await run(as, kept, made.id, { plate: 'X/1' })).data!
  expect(heard[0]).toMatchObject({ url: '/claims/X%2F1', key: 's3cret-key' })
  expect(tried).toMatchObject({
    state: 'answered',
    status: 200,
    cause: 'try',
    fields: { claims: '2' },
    request: { url: `${origin}/claims/X%2F1`, headers: [{ name: 'X-Key', value: '••••••' }] },
  })
  expect(tried.answer).toBe('{"claims":2,"echo":"••••••"}')
  expect(lines.join('\n')).not.toContain('s3cret')
  expect((await call(ops.listRuns, {}, { as })).data).toMatchObject({ total: 1, rows: [{ id: tried.id }] })
  expect((await call(ops.list, {}, { as })).data?.rows[0]?.lastRun?.state).toBe('answered')
})

test('a secret goes nowhere but to the origin that it was kept for', async () => {
  const as = await member()
  const made = await make(as)
  const elsewhere = draft({
    url: 'https://elsewhere.example/',
    headers: [{ name: 'X-Key', value: '', isSecret: true }],
  })
  expect(await run(as, elsewhere, made.id)).toMatchObject({ status: 409, message: 'connectors.secretNeeded' })
  const changed = await call(ops.update, { id: made.id, baseRevision: 1, connector: elsewhere }, { as })
  expect(changed.message).toBe('connectors.secretNeeded')
})

test('a passing failure is tried again, another one is not; both are runs', async () => {
  const as = await member()
  answers = [() => ({ status: 503, text: 'later' })]
  expect((await run(as, draft({ retries: 1 }))).data).toMatchObject({ state: 'answered', tries: 2 })
  answers = [() => ({ status: 404, text: 'no' })]
  expect((await run(as, draft({ retries: 1 }))).data).toMatchObject({
    state: 'failed',
    status: 404,
    tries: 1,
    answer: 'no',
    failure: { code: 'connectors.statusNotGood', values: { status: 404 } },
  })
  answers = [() => ({ text: '<html>' })]
  expect((await run(as, draft())).data?.failure?.code).toBe('connectors.answerNotJson')
  expect((await call(ops.listRuns, { filter: { state: 'failed' } }, { as })).data?.total).toBe(2)
})

test('an address inside is refused for an external connector and for hosts that nobody named', async () => {
  const as = await member()
  const plain = { headers: [], inputs: [] }
  for (const [kind, url] of [
    ['external', `${origin}/`],
    ['internal', 'http://169.254.169.254/latest/meta-data'],
    ['internal', 'http://localhost/'],
  ] as const)
    expect((await run(as, draft({ ...plain, kind, url }))).data?.failure?.code).toMatch(
      /outbound\.(notPublic|portClosed)/,
    )
  expect(heard).toEqual([])
})

test('a retry asks the same again and leaves the first run as it was', async () => {
  const as = await member()
  const made = await make(as)
  answers = [() => ({ status: 500, text: '' })]
  const first = (await run(as, draft(), made.id, { plate: 'Q' })).data!
  const again = (await call(ops.retryRun, { id: first.id }, { as })).data!
  expect(again).toMatchObject({ state: 'answered', cause: 'retry', retryOf: first.id })
  expect(heard.map(({ url }) => url)).toEqual(['/claims/Q', '/claims/Q'])
  expect((await call(ops.getRun, { id: first.id }, { as })).data).toMatchObject({ state: 'failed', may: ['retry'] })
})

test('two people at one connector: the second is told, nothing is overwritten', async () => {
  const as = await member()
  const { id } = await make(as)
  const change = (name: string) => call(ops.update, { id, baseRevision: 1, connector: draft({ name }) }, { as })
  expect((await change('A')).data?.revision).toBe(2)
  expect((await change('B')).message).toBe('connectors.changedMeanwhile')
  expect((await call(ops.create, draft({ name: 'a' }), { as })).message).toBe('connectors.nameTaken')
})

test('what is unsound is refused at its field; strangers and readers change nothing', async () => {
  const as = await member()
  expect(await call(ops.create, draft({ url: 'ftp://x.example' }), { as })).toMatchObject({
    status: 409,
    message: 'connectors.urlNotValid',
    field: 'url',
  })
  const { id } = await make(as)
  const reader = await member(as.session.company, ['connectors.read'])
  expect((await call(ops.get, { id }, { as: reader })).data?.may).toEqual([])
  expect((await call(ops.delete, { id }, { as: reader })).status).toBe(403)
  expect((await run(reader, draft())).status).toBe(403)
  const stranger = await member()
  expect(await call(ops.get, { id }, { as: stranger })).toMatchObject({ status: 404, message: 'connectors.notFound' })
  expect((await call(ops.getRun, { id }, { as: stranger })).status).toBe(404)
})

/** A product that asks for a plate, and a name that the register answers. */
async function carProduct(as: Caller, connectorId: string, reading = 'plate') {
  const product = {
    name: 'Car',
    size: 'simple',
    insuranceType: 'car',
    currency: 'HKD',
    languages: ['en_us'],
  } as const
  const { id } = (await call(productOperations.create, { ...product, languages: ['en_us'] } as never, { as })).data!
  const body = (await call(productOperations.get, { id }, { as })).data!.body.body
  const questions = [
    { ...startQuestion('text', 'q1', 'plate'), title: { en_us: 'Plate' } },
    { ...startQuestion('number', 'q2', 'claims'), title: { en_us: 'Claims' } },
  ]
  const next = { ...body, pages: [{ ...body.pages[0]!, questions }] }
  await call(productOperations.saveBody, { productId: id, baseRevision: 1, body: next }, { as })
  const uses = [{ id: 'u1', connectorId, when: '', inputs: { plate: reading }, outputs: { claims: 'claims' } }]
  return { id, saved: await call(ops.updateUses, { productId: id, baseRevision: 2, uses }, { as }) }
}

test('a product says what it asks; a connector that is used is not deleted', async () => {
  const as = await member()
  const { id } = await make(as)
  const { saved } = await carProduct(as, id)
  expect(saved.data).toMatchObject({ revision: 3, problems: [], may: ['edit'], connectors: [{ inputs: ['plate'] }] })
  expect(await call(ops.delete, { id }, { as })).toMatchObject({
    message: 'connectors.inUse',
    values: { count: 1, products: 'Car' },
  })
  const { saved: broken } = await carProduct(as, id, 'plat')
  expect(broken.data?.problems).toMatchObject([{ code: 'logic.unknownName', where: 'u1' }])
  const unused = await make(as, { name: 'Unused' })
  expect((await call(ops.delete, { id: unused.id }, { as })).status).toBe(200)
})

const quote = (as: Awaited<ReturnType<typeof member>>, productId: string, plate: string) =>
  server.within(as.session.company, async (ctx) => {
    const { openBody } = await import('../../design/products')
    const { body } = await openBody(ctx, productId)
    const moment = { today: 20_000, startDate: 20_000, asking: 'live' as const }
    return answersWithConnectors(ctx, { productId, body, answers: { plate }, ...moment })
  })

test('a quote takes what the register says, and asks once for the same question as long as the connector says', async () => {
  const as = await member()
  const connector = await make(as)
  const { id } = await carProduct(as, connector.id)
  const first = await quote(as, id, 'AB')
  expect(first).toMatchObject({ answers: { plate: 'AB', claims: '2' }, reasons: [], noPrice: null })
  expect((await quote(as, id, 'AB')).asked).toMatchObject([{ from: 'record', run: { id: first.asked[0]?.run?.id } }])
  expect(heard).toHaveLength(1)
  now = new Date(now.getTime() + 86_400_000)
  answers = [() => ({ text: '{"claims":9}' })]
  expect((await quote(as, id, 'AB')).answers).toMatchObject({ claims: '9' })
  expect(heard).toHaveLength(2)
})

test.each([
  ['refer', { reasons: [{ source: 'connector', decision: 'refer', trouble: 'connectors.statusNotGood' }] }],
  ['decline', { reasons: [{ decision: 'decline' }] }],
  ['useValues', { answers: { claims: '0' }, reasons: [] }],
  ['noPrice', { noPrice: 'Claims register', asked: [{ failure: { code: 'connectors.statusNotGood' } }] }],
] as const)('when nothing comes back: %s', async (onFailure, expected) => {
  const as = await member()
  const fields = [{ name: 'claims', pointer: '/claims', kind: 'number', fallback: '0' } as const]
  const connector = await make(as, { onFailure, fields, reuseMinutes: 0 })
  const { id } = await carProduct(as, connector.id)
  answers = [() => ({ status: 500, text: '' })]
  expect(await quote(as, id, 'AB')).toMatchObject(expected)
})

test('after thirty days tries are gone; what quotes were worked out with stays', async () => {
  const as = await member()
  const connector = await make(as)
  const { id } = await carProduct(as, connector.id)
  await quote(as, id, 'AB')
  await run(as, draft(), connector.id)
  const later = new Date(now.getTime() + 31 * 86_400_000)
  await server.within(as.session.company, (ctx) => connectorsRoom.chores![0]!.run({ ...ctx, now: () => later }))
  expect((await call(ops.listRuns, {}, { as })).data).toMatchObject({ total: 1, rows: [{ cause: 'quote' }] })
})
