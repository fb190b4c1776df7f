import { companyOperations, companyReviewOperations } from '@coverwright/contract/company/companies'
import { domainOperations, type DomainView } from '@coverwright/contract/account/domains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAccount } from '../subscriptions/account.builder'
import { type Caller, startTestServer, testClock, type TestServer } from '../../platform/testing'
import { type NameServer, openNameServer } from './name-server.builder'
import { subscribe } from './subscribed.builder'

const { own, checkRecords, get, delete: remove } = domainOperations
const DAY_MS = 86_400_000
const operatorKey = 'a-key-for-the-operator-of-this-test'
const clock = testClock()
let server: TestServer
let names: NameServer
beforeAll(async () => {
  names = await openNameServer()
  const settings = { OPERATOR_KEY: operatorKey, DNS_RESOLVERS: `${names.address},${names.address}` }
  server = await startTestServer({ clock: clock.read, settings })
})
afterAll(async () => {
  await server?.close()
  await names?.close()
})

const setRecords = ({ records }: Pick<DomainView, 'records'>) => {
  for (const { kind, name, value } of records) names.set(kind, name, value)
}
const look = async (as: Caller, id: string) => (await server.call(get, { id }, { as })).data!
const check = (as: Caller, id: string) => server.call(checkRecords, { id }, { as })

/** A company that has proven a name, and can close and come back. */
async function holderOf(name: string) {
  const { id: company, primary, as } = await openAccount(server)
  await subscribe(server, company)
  const claimed = (await server.call(own, { name }, { as })).data!
  setRecords(claimed)
  expect((await check(as, claimed.id)).data).toMatchObject({ state: 'connected' })
  const close = async () => {
    const by = await server.signIn(primary)
    const { data } = await server.call(companyOperations.getCompany, {}, { as: by })
    await server.call(companyOperations.closeCompany, { companyName: data!.name }, { as: by })
  }
  const comeBack = async () => {
    const asked = { operatorKey, companyId: company, trialDays: 0 }
    expect((await server.call(companyReviewOperations.reactivateCompany, asked)).data).toEqual({ done: true })
    return server.signIn(primary)
  }
  return { ...claimed, company, as, primary, close, comeBack }
}

async function nextDay() {
  clock.later(DAY_MS)
  await server.runChore('domains.watch')
  await server.runJobs()
}

test('a company that comes back has its name if it is still proven, and is told if it is not', async () => {
  const [keeps, loses] = [await holderOf('go.quay-back.com'), await holderOf('go.quay-lost.com')]
  await keeps.close()
  await loses.close()
  names.drop('TXT', `_coverwright.${loses.host}`)
  expect(await look(await loses.comeBack(), loses.id)).toMatchObject({ state: 'connected', lostAt: null })
  await keeps.comeBack()
  await nextDay()
  const [kept, lost] = [await server.signIn(keeps.primary), await server.signIn(loses.primary)]
  expect(await look(kept, keeps.id)).toMatchObject({ state: 'connected', lostAt: null })
  expect(await look(lost, loses.id)).toMatchObject({ state: 'connected', lostAt: clock.now.toISOString() })
  const { rows } = await server.within(loses.company, (ctx) =>
    ctx.db.execute(`select kind from notices where kind = 'domains.claimLost'`),
  )
  expect(rows).toHaveLength(1)
})

test('a name that another company proved meanwhile is not taken back: not by the clock, not by a check, only once it is let go of', async () => {
  const closed = await holderOf('go.quay-away.com')
  await closed.close()
  names.drop('TXT', `_coverwright.${closed.host}`)
  // Looked for while it is closed: told on the first day, let go of after three more.
  for (let day = 1; day <= 5; day++) await nextDay()
  const other = await openAccount(server)
  await subscribe(server, other.id)
  const theirs = (await server.call(own, { name: closed.host }, { as: other.as })).data!
  setRecords(theirs)
  expect((await check(other.as, theirs.id)).data).toMatchObject({ state: 'connected' })

  const back = await closed.comeBack()
  expect(await look(back, closed.id)).toMatchObject({ state: 'expired', url: null })
  // Its own record stands again, and still the name is the other's.
  setRecords(closed)
  await nextDay()
  const [mine, holder] = [await server.signIn(closed.primary), await server.signIn(other.primary)]
  expect(await look(mine, closed.id)).toMatchObject({ state: 'expired', url: null })
  expect(await check(mine, closed.id)).toMatchObject({ status: 409, message: 'domains.heldElsewhere' })
  expect(await look(holder, theirs.id)).toMatchObject({ state: 'connected' })

  await server.call(remove, { id: theirs.id }, { as: holder })
  expect((await check(mine, closed.id)).data).toMatchObject({ state: 'connected' })
})
