import { accountOperations, identityOperations, passwordOperations } from '@coverwright/contract/company/identity'
import { companyOperations, companyReviewOperations } from '@coverwright/contract/company/companies'
import { memberOperations } from '@coverwright/contract/company/members'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findTampering } from '../../platform/audit'
import { NIL_COMPANY } from '../../platform/database'
import {
  keepFile,
  makeCompany,
  makePerson,
  startTestServer,
  TEST_PASSWORD,
  testClock,
  type TestServer,
} from '../../platform/testing'
import { childrenFirst } from './erase-store'

let server: TestServer
const clock = testClock()
const operatorKey = 'the key of whoever runs this'

beforeAll(async () => {
  server = await startTestServer({ clock: clock.read, settings: { OPERATOR_KEY: operatorKey } })
})
afterAll(() => server.close())

async function newCompany() {
  const company = await makeCompany(server)
  return { ...company, as: await server.signIn(company.primary) }
}

/** Every table in which one of these words stands somewhere, as the company and as nobody see them. */
async function tablesWith(company: string, words: readonly string[]): Promise<string[]> {
  const found = new Set<string>()
  const pattern = words.join('|').toLowerCase()
  for (const tenant of [company, NIL_COMPANY])
    await server.within(tenant, async (ctx) => {
      const { rows } = await ctx.db.execute<{ name: string }>(
        sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
      )
      for (const { name } of rows) {
        const hits = await ctx.db.execute(sql`select from ${sql.identifier(name)} t where lower(t::text) ~ ${pattern}`)
        if (hits.rows.length > 0) found.add(name)
      }
    })
  return [...found].sort()
}

const sizeOf = (key: string) => server.jobParts.surroundings.files.sizeOf(key)

/** Where names stand that are taken once over all companies, outside of the walls. */
const NAMES = ['direct_page_addresses', 'domain_hosts', 'registered_names', 'shell_addresses']

const takeNames = (company: string) =>
  server.within(company, async ({ db, newId }) => {
    const [own, host] = [sql`${company}`, 'erased-quay.example']
    await db.execute(
      sql`insert into shell_addresses (slug, owner_company, shell_id) values ('erased-quay', ${own}, ${newId()})`,
    )
    await db.execute(sql`
      insert into direct_page_addresses (slug, owner_company, page_id, shell_id)
      values ('erased-quay', ${own}, ${newId()}, ${newId()})`)
    await db.execute(sql`
      insert into domain_hosts (host, owner_company, domain_id, is_ready, has_tls)
      values (${host}, ${own}, ${newId()}, true, false)`)
    await db.execute(
      sql`insert into registered_names (name, owner_company, held_until) values (${host}, ${own}, now())`,
    )
    await db.execute(sql`
      insert into acme_challenges (token, host, answer, made_at) values ('erased-quay', ${host}, 'x', now())`)
  })

test('rows go before the rows they point to', () => {
  const tables = [
    { table: 'roles', parents: [] },
    { table: 'member_roles', parents: ['roles', 'members'] },
    { table: 'members', parents: ['groups'] },
    { table: 'groups', parents: [] },
  ]
  expect(childrenFirst(tables)).toEqual(['member_roles', 'roles', 'members', 'groups'])
})

test('a closed company lets nobody in, comes back whole, and is erased after twelve months', async () => {
  const { as, id, name, primary } = await newCompany()
  const close = (companyName: string) => server.call(companyOperations.closeCompany, { companyName }, { as })
  expect(await close('Something else')).toMatchObject({ message: 'companies.nameDiffers', field: 'companyName' })
  await close(name.toUpperCase())
  expect((await server.call(identityOperations.me, {}, { as })).http).toBe(201)
  const enter = () => server.call(identityOperations.signIn, { email: primary, password: TEST_PASSWORD })
  expect((await enter()).message).toBe('companies.deactivated')
  const reactivate = () =>
    server.call(companyReviewOperations.reactivateCompany, { operatorKey, companyId: id, trialDays: 21 })
  clock.now = new Date('2027-02-28T00:00:00Z')
  await server.runChore('companies.eraseOverdue')
  await reactivate()
  expect((await enter()).data?.step).toBe('signedIn')
  expect((await reactivate()).message).toBe('companies.notDeactivated')
  const again = await server.signIn(primary)
  await server.call(companyOperations.closeCompany, { companyName: name }, { as: again })
  clock.now = new Date('2028-02-28T00:00:00Z')
  expect((await reactivate()).message).toBe('companies.keptTooLong')
  await server.runChore('companies.eraseOverdue')
  expect((await enter()).message).toBe('identity.wrongCredentials')
  expect((await reactivate()).message).toBe('companies.notFound')
})

test('of an erased company nothing is left but one entry without a name; its files go with it', async () => {
  const { as, id, name, primary } = await newCompany()
  const files = [
    await keepFile(server, id, { purpose: 'logo', kind: 'png' }),
    await keepFile(server, id, { purpose: 'companyProof' }),
  ]
  await server.call(passwordOperations.sendResetCode, { email: primary })
  await takeNames(id)
  await server.call(companyOperations.closeCompany, { companyName: name }, { as })
  await server.runJobs()
  const words = [id, primary, name.toLowerCase()]
  expect(await tablesWith(id, words)).toEqual(
    expect.arrayContaining(['audit_log', 'codes', 'companies', 'files', 'mailbox', 'outbox_messages', 'people']),
  )
  expect(await tablesWith(id, words)).toEqual(expect.arrayContaining(NAMES))
  clock.later(366 * 86_400_000)
  await server.runChore('companies.eraseOverdue')
  await server.runJobs()
  expect(await tablesWith(id, words)).toEqual(['audit_heads', 'audit_log'])
  expect(await tablesWith(id, ['erased-quay'])).toEqual([])
  expect(await Promise.all(files.map(({ key }) => sizeOf(key)))).toEqual([null, null])
  await server.within(id, async (ctx) => {
    const { rows } = await ctx.db.execute(sql`select place, what, member_id, about from audit_log`)
    expect(rows).toMatchObject([{ place: '1', what: 'companies.erased', member_id: null }])
    expect((rows[0]?.about as { entries: number }).entries).toBeGreaterThan(3)
    expect(await findTampering(ctx.db, id)).toBeNull()
  })
})

test('the audit log of a company that is there cannot be erased', async () => {
  const { id } = await newCompany()
  const tried = server.within(id, (ctx) => ctx.db.execute(sql`select erase_audit(${id})`))
  await expect(tried).rejects.toThrow()
})

test('of an erased person nothing says who it was: no mail, no code, no device, no picture', async () => {
  const { email, id, company } = await makePerson(server)
  const [as, boss] = [await server.signIn(email), await server.signIn(company.primary)]
  const picture = await keepFile(server, company.id, { purpose: 'profilePicture', kind: 'png', madeBy: id })
  const older = await keepFile(server, company.id, { purpose: 'profilePicture', kind: 'png', madeBy: id })
  const profile = { pictureFile: picture.id, firstName: 'Zebediah', notifiesLogin: true }
  await server.call(accountOperations.updateAccount, profile, { as })
  await server.call(passwordOperations.sendResetCode, { email })
  await server.signIn(email)
  await server.call(identityOperations.signIn, { email, password: 'Wrong-Pass-1' })
  await server.call(memberOperations.deactivateMember, { memberId: id }, { as: boss })
  await server.runJobs()
  const words = [email, 'zebediah']
  expect(await tablesWith(company.id, words)).toEqual(
    expect.arrayContaining(['codes', 'mailbox', 'outbox_messages', 'people', 'sign_in_failures']),
  )
  expect((await server.call(memberOperations.eraseMember, { memberId: id }, { as: boss })).data).toEqual({ done: true })
  await server.runJobs()
  expect(await tablesWith(company.id, words)).toEqual(['idempotency_keys'])
  clock.later(25 * 3_600_000)
  for (const chore of ['sweepAnswers.company', 'sweepAnswers.platform', 'sweepCounts'])
    await server.runChore(`platform.${chore}`)
  expect(await tablesWith(company.id, words)).toEqual([])
  expect(await tablesWith(company.id, [id])).toEqual(['audit_log', 'audit_things', 'member_roles', 'members', 'people'])
  expect([await sizeOf(picture.key), await sizeOf(older.key)]).toEqual([null, null])
})
