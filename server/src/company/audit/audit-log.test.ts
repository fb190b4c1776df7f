import { auditOperations } from '@coverwright/contract/company/audit'
import { memberOperations } from '@coverwright/contract/company/members'
import { productOperations } from '@coverwright/contract/design/products'
import { MAX_EXPORTED } from '@coverwright/rules/company/audit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, makeTeam, startTestServer, type TestServer } from '../../platform/testing'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type Query = Parameters<typeof server.call<typeof auditOperations.list>>[1]
const list = async (as: Caller, query: Query = {}) =>
  (await server.call(auditOperations.list, query, { as })).data?.rows ?? []

const draft = { size: 'simple', insuranceType: 'travel', currency: 'HKD', languages: ['en_us'] } as const

async function aCompanyAtWork(name = 'Trip') {
  const team = await makeTeam(server)
  const { primary, idOf } = team
  await server.call(memberOperations.deactivateMember, { memberId: idOf('standard') }, { as: primary })
  const made = await server.call(productOperations.create, { ...draft, name, languages: ['en_us'] }, { as: primary })
  return { ...team, productId: made.data!.id }
}

test('a deed names the people and things it is about by the names they have now', async () => {
  const { primary, idOf, productId } = await aCompanyAtWork()
  const renamed = { id: productId, name: 'Journey', description: '' }
  expect((await server.call(productOperations.update, renamed, { as: primary })).status).toBe(200)
  const rows = await list(primary)
  const things = (what: string) => rows.find((entry) => entry.what === what)?.things
  expect(things('members.deactivated')).toEqual([{ kind: 'member', id: idOf('standard'), name: 'standard Test' }])
  expect(things('products.created')).toEqual([{ kind: 'product', id: productId, name: 'Journey' }])
  const found = await list(primary, { search: 'journ' })
  expect(found.map(({ what }) => what)).toEqual(['products.renamed', 'products.created'])
})

test('the log is narrowed by person, by deed and by time, and searched by names and by words', async () => {
  const { primary, idOf } = await aCompanyAtWork('Needle')
  const whats = async (query: Query) => (await list(primary, query)).map(({ what }) => what)
  expect(await whats({ filter: { deed: 'products.created' } })).toEqual(['products.created'])
  expect(await whats({ filter: { memberId: idOf('admin'), deed: 'products.created' } })).toEqual([])
  expect(await whats({ filter: { when: 'last24Hours', room: 'products' } })).toEqual(['products.created'])
  expect(await whats({ search: 'needle' })).toEqual(['products.created'])
  expect(await whats({ search: 'switched off', saying: ['members.deactivated'] })).toEqual(['members.deactivated'])
  expect(new Set(await whats({ search: 'primary Test' }))).toContain('products.created')
})

const titles = ['When', 'Who', 'What', 'About']
const exported = async (as: Caller, asked: object = {}) => {
  const answer = await server.call(auditOperations.export, { titles, ...asked } as never, { as })
  const { pathname, search } = new URL(answer.data!.url, server.url)
  return (await fetch(new URL(pathname + search, server.url))).text()
}

test('what is filtered comes as a file in the words of the reader, in which nothing runs as a formula', async () => {
  const { primary } = await aCompanyAtWork('=HYPERLINK("http://evil.example")')
  const text = await exported(primary, {
    filter: { deed: 'products.created' },
    words: { 'products.created': 'Product created' },
  })
  const [head, line, ...rest] = text.replace('\ufeff', '').trim().split('\r\n')
  expect(head).toBe('When,Who,What,About')
  expect(line).toMatch(/^20[^,]+,primary Test,Product created,"'=HYPERLINK/)
  expect(rest).toEqual([])
  expect((await list(primary))[0]?.what).toBe('audit.exported')
})

test('a file has every page of the log, and nothing of another company', async () => {
  const [ours, theirs] = [await aCompanyAtWork('Ours'), await aCompanyAtWork('Theirs')]
  await server.within(ours.company.id, async (ctx) => {
    for (let n = 0; n < 450; n++) await ctx.record('test.done', { name: `Deed ${n}` })
  })
  const text = await exported(ours.primary)
  expect(text.match(/test\.done/g)).toHaveLength(450)
  expect(text).not.toContain('Theirs')
  expect(await exported(theirs.primary)).toContain('Theirs')
})

test('a log that is too long for a file is narrowed first', async () => {
  const { company, primary } = await makeTeam(server)
  await server.within(company.id, async (ctx) => {
    for (let n = 0; n <= MAX_EXPORTED; n++) await ctx.record('test.done', {})
  })
  const answer = await server.call(auditOperations.export, { titles }, { as: primary })
  expect(answer).toMatchObject({ status: 409, message: 'audit.tooManyToExport', values: { most: MAX_EXPORTED } })
  expect(await exported(primary, { filter: { room: 'members' } })).toContain('When')
})
