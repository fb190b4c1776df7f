import { type Guide, underwritingOperations as ops } from '@coverwright/contract/rating/underwriting'
import { roleOperations } from '@coverwright/contract/company/members'
import { productOperations } from '@coverwright/contract/design/products'
import { startQuestion } from '@coverwright/rules/design/forms'
import type { Term } from '@coverwright/rules/rating/underwriting'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, makeTeam, openTab, startTestServer, type TestServer } from '../../platform/testing'
import { addTableVersion } from '../tables'

let server: TestServer
let company: { id: string; primary: Caller; standard: Caller }
let productId = ''

beforeAll(async () => {
  server = await startTestServer()
  const team = await makeTeam(server)
  company = { id: team.company.id, primary: team.primary, standard: await server.signIn(`standard@${team.at}`) }
  const product = { name: 'Car', size: 'simple', insuranceType: 'car', currency: 'HKD', languages: ['en_us'] }
  const as = company.primary
  productId = (await server.call(productOperations.create, product as never, { as })).data!.id
  const body = (await server.call(productOperations.get, { id: productId }, { as })).data!.body.body
  const questions = [
    { ...startQuestion('number', 'q1', 'driverAge'), title: { en_us: 'Age' } },
    { ...startQuestion('yesNo', 'q2', 'imported'), title: { en_us: 'Imported' } },
  ]
  const next = { ...body, pages: [{ ...body.pages[0]!, questions }] }
  await server.call(productOperations.saveBody, { productId, baseRevision: 1, body: next }, { as })
})
afterAll(() => server.close())

const guide: Guide = {
  version: 1,
  rules: [
    { id: 'young', title: 'Young', when: 'driverAge < 21', reason: 'Too young', verdict: { decision: 'decline' } },
    {
      id: 'import',
      title: 'Import',
      when: 'imported',
      reason: 'Parts are dear',
      verdict: { decision: 'acceptWithTerms', terms: [{ kind: 'loading', percent: '15' }] },
    },
  ],
  tables: [],
}
const read = (as = company.primary) => server.call(ops.get, { productId }, { as })
const decide = (answers: Record<string, string | boolean>, used = guide) =>
  server.call(ops.decide, { productId, guide: used, answers }, { as: company.primary })

test('a product starts without a guide, and with the names that one may use', async () => {
  const { data } = await read()
  expect(data).toMatchObject({ guide: { rules: [], tables: [] }, problems: [], may: ['edit'], currency: 'HKD' })
  expect(data?.names.map(({ name, from }) => [name, from])).toEqual([
    ['driverAge', 'question'],
    ['imported', 'question'],
    ['plan', 'plan'],
  ])
})

test('a customer is tried against the guide as it stands, with every reason', async () => {
  expect((await decide({ driverAge: '19', imported: true })).data?.decided).toMatchObject({
    decision: 'decline',
    reasons: [{ id: 'young' }, { id: 'import' }],
    terms: [{ kind: 'loading', percent: '15' }],
  })
  expect((await decide({ driverAge: '30', imported: false })).data?.decided?.decision).toBe('accept')
  expect((await decide({ driverAge: '30' })).data?.decided).toMatchObject({ decision: 'refer' })
  expect((await decide({ driverAge: 'old' })).data).toMatchObject({ refusal: { field: 'driverAge' }, decided: null })
})

test('a guide is saved with what is wrong with it, over the revision that was read', async () => {
  const { revision } = (await read()).data!
  const broken: Guide = { ...guide, rules: [{ ...guide.rules[0]!, when: 'driverAgee < 21' }] }
  const as = company.primary
  const saved = await server.call(ops.save, { productId, baseRevision: revision, guide: broken }, { as })
  expect(saved.data?.problems).toMatchObject([{ code: 'logic.unknownName', where: 'young' }])
  expect((await decide({}, broken)).data).toMatchObject({ decided: null, problems: [{ where: 'young' }] })
  const late = await server.call(ops.save, { productId, baseRevision: revision, guide }, { as })
  expect(late).toMatchObject({ status: 409, message: 'products.bodyChanged' })
  const again = await server.call(ops.save, { productId, baseRevision: revision + 1, guide }, { as })
  expect(again.data).toMatchObject({ problems: [], guide })
})

test('what buyers are told is kept by language, and a plain text of before as it was', async () => {
  const as = company.primary
  const { revision } = (await read()).data!
  const terms: Term[] = [
    { kind: 'exclusion', text: { en_us: 'Racing', zh_tw: '賽車' } },
    { kind: 'message', text: 'Plain' },
  ]
  const said: Guide = { ...guide, rules: [{ ...guide.rules[1]!, verdict: { decision: 'acceptWithTerms', terms } }] }
  const saved = await server.call(ops.save, { productId, baseRevision: revision, guide: said }, { as })
  expect(saved.data).toMatchObject({ guide: said, problems: [], languages: ['en_us'] })
  expect((await decide({ driverAge: '30', imported: true }, said)).data?.decided?.terms).toEqual(terms)
  const names = { decision: "'terms'", message: "'Hello'" }
  const answers = [{ id: 'a', title: 'A', names, spoken: [{ language: 'zh_tw' as const, message: "'你好'" }] }]
  expect((await decide({}, { ...guide, rules: [], answers })).data?.decided?.terms).toEqual([
    { kind: 'message', text: { en_us: 'Hello', zh_tw: '你好' } },
  ])
})

test('a table of underwriting decides', async () => {
  await server.within(company.id, (ctx) =>
    addTableVersion(ctx, {
      productId,
      table: {
        key: 'ages',
        name: 'Ages',
        use: 'underwriting',
        columns: [
          { id: 'age', title: 'Age', role: 'band', of: 'number' },
          { id: 'decision', title: 'Decision', role: 'text' },
        ],
      },
      rows: [[{ from: '70', to: null }, 'refer']],
      effectiveFrom: '2020-01-01',
    }),
  )
  const { data } = await read()
  expect(data?.tables).toMatchObject([
    { key: 'ages', rowCount: 1, inputs: [{ id: 'age' }], outputs: [{ id: 'decision' }] },
  ])
  const table = {
    id: 't',
    title: 'Ages',
    table: 'ages',
    inputs: { age: 'driverAge' },
    columns: { decision: 'decision' },
  }
  const used: Guide = { version: 1, rules: [], tables: [{ ...table, otherwise: 'accept' }] }
  expect((await decide({ driverAge: '71' }, used)).data?.decided?.reasons).toMatchObject([{ source: 'table', row: 0 }])
  expect((await decide({ driverAge: '30' }, used)).data?.decided?.decision).toBe('accept')
})

const hkd = (minor: number) => ({ minor, currency: 'HKD' })
const asked = { decision: 'acceptWithTerms', sumInsured: hkd(100), premium: hkd(10), terms: [] } as const
const limit = { mostSumInsured: hkd(1_000), mostPremium: null, mostLoadingPercent: '25', mayDecline: false }

test('who may decide what is set by role, by those who manage people', async () => {
  const as = company.primary
  const { standard } = company
  const check = (more: object = {}) => server.call(ops.checkAuthority, { ...asked, ...more } as never, { as: standard })
  expect((await check()).data).toMatchObject({ refusal: { code: 'underwriting.noAuthority' }, roles: ['Primary'] })
  const { data } = await server.call(ops.listAuthority, {}, { as })
  const role = data!.roles.find(({ system }) => system === 'standard')!
  expect(role).toMatchObject({ limit: null, isFixed: false })
  const limits = [{ roleId: role.roleId, limit }]
  expect((await server.call(ops.saveAuthority, { limits }, { as: standard })).status).toBe(403)
  const saved = await server.call(ops.saveAuthority, { limits }, { as })
  expect(saved.data?.roles.find(({ roleId }) => roleId === role.roleId)?.limit).toEqual(limit)
  expect((await check()).data).toEqual({ refusal: null, roles: ['Primary', 'Standard'] })
  expect((await check({ sumInsured: hkd(1_001) })).data?.refusal?.code).toBe('underwriting.overSumInsured')
  expect((await check({ decision: 'decline' })).data?.refusal?.code).toBe('underwriting.mayNotDecline')
  // A product in dollars: nothing is said of a sum insured that nobody named, and limits for dollars are set beside.
  const usd = (minor: number) => ({ minor, currency: 'USD' })
  const inDollars = { sumInsured: null, premium: usd(10) }
  expect((await check(inDollars)).data?.refusal).toBeNull()
  expect((await check({ ...inDollars, sumInsured: usd(1) })).data?.refusal?.code).toBe('underwriting.overSumInsured')
  const elsewhere = [{ currency: 'USD', mostSumInsured: usd(100), mostPremium: null }]
  await server.call(ops.saveAuthority, { limits: [{ roleId: role.roleId, limit: { ...limit, elsewhere } }] }, { as })
  expect((await check({ ...inDollars, sumInsured: usd(100) })).data?.refusal).toBeNull()
  expect((await check({ ...inDollars, sumInsured: usd(101) })).data?.refusal?.code).toBe('underwriting.overSumInsured')
  for (const percent of ['', 'ten', '-5', '1001'])
    expect((await check({ terms: [{ kind: 'loading', percent }] })).status).toBe(400)
  await server.call(ops.saveAuthority, { limits: [{ roleId: role.roleId, limit: null }] }, { as })
  expect((await check()).data?.refusal?.code).toBe('underwriting.noAuthority')
})

test('the primary role is not limited, nor a role that is not there', async () => {
  const as = company.primary
  const primary = (await server.call(ops.listAuthority, {}, { as })).data!.roles.find(({ isFixed }) => isFixed)!
  const save = (roleIds: string[]) =>
    server.call(ops.saveAuthority, { limits: roleIds.map((roleId) => ({ roleId, limit })) }, { as })
  expect((await save([primary.roleId])).message).toBe('underwriting.primaryFixed')
  expect((await save([productId])).message).toBe('underwriting.roleGone')
  const made = await server.call(roleOperations.createRole, { name: 'Claims', description: '' } as never, { as })
  const id = made.data!.id
  expect((await save([id, id])).message).toBe('underwriting.roleTwice')
})

test('a colleague whose tab is open is told that authority has changed', async () => {
  const as = company.primary
  const { roleId } = (await server.call(ops.listAuthority, {}, { as })).data!.roles.find(({ isFixed }) => !isFixed)!
  const tab = await openTab(server, company.standard)
  await expect.poll(() => tab.text).toContain(': open')
  await server.call(ops.saveAuthority, { limits: [{ roleId, limit: null }] }, { as })
  await expect.poll(() => tab.text).toContain('"topic":"authority"')
  tab.close()
})
