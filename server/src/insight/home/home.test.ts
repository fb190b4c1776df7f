import { homeOperations } from '@coverwright/contract/insight/home'
import { companyOperations } from '@coverwright/contract/company/companies'
import { memberOperations, roleOperations } from '@coverwright/contract/company/members'
import { productOperations } from '@coverwright/contract/design/products'
import { settingsOperations } from '@coverwright/contract/company/settings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, makeCompany, startTestServer, type TestServer } from '../../platform/testing'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const stepsOf = async (as: Caller) => {
  const { data } = await server.call(homeOperations.getSetUp, {}, { as })
  return Object.fromEntries(data!.steps.map(({ step, ...facts }) => [step, facts]))
}

test('a new company has everything before it, and each step is done by what is really there', async () => {
  const { primary } = await makeCompany(server)
  const as = await server.signIn(primary)
  const before = await stepsOf(as)
  expect(Object.values(before).some(({ isDone }) => isDone)).toBe(false)
  expect(before).toMatchObject({ companyProfile: { count: 11 }, verification: { verification: 'notSubmitted' } })

  await server.call(settingsOperations.updateCompany, { senderName: 'Harbour', replyTo: 'us@harbour.example' }, { as })
  await server.call(companyOperations.updateCompany, { bankName: 'Harbour Bank' }, { as })
  const roles = (await server.call(roleOperations.listRoles, {}, { as })).data!.roles
  const roleIds = roles.filter(({ system }) => system === 'standard').map(({ id }) => id)
  await server.call(memberOperations.invite, { email: 'new@home.example', roleIds }, { as })
  const draft = { name: 'Trip', size: 'simple', insuranceType: 'travel', currency: 'HKD' } as const
  const made = await server.call(productOperations.create, { ...draft, languages: ['en_us'] }, { as })
  const after = await stepsOf(as)
  expect(after).toMatchObject({
    companyProfile: { isDone: false, count: 10 },
    members: { isDone: true, count: 1 },
    sender: { isDone: true },
    product: { isDone: true, count: 1 },
    publish: { isDone: false, productId: made.data!.id },
    twoStep: { isDone: false },
  })
})

test('a verification that was handed in waits for the platform’s team, and is done when it is verified', async () => {
  const { id, primary } = await makeCompany(server)
  const as = await server.signIn(primary)
  const become = (state: string) =>
    server.within(id, (ctx) => ctx.db.execute(`update companies set verification = '${state}'`))
  await become('pending')
  expect((await stepsOf(as)).verification).toMatchObject({ isDone: false, isWaiting: true })
  await become('verified')
  expect((await stepsOf(as)).verification).toMatchObject({ isDone: true, isWaiting: false })
})

test('nobody is asked for what they may not do', async () => {
  const people = { 'boss@steps.example': 'primary', 'std@steps.example': 'standard' } as const
  await makeCompany(server, { people })
  const steps = await stepsOf(await server.signIn('std@steps.example'))
  expect(Object.keys(steps)).toEqual(['twoStep', 'product', 'rates', 'publish'])
})
