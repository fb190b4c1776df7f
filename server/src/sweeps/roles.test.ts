import { memberOperations, roleOperations } from '@coverwright/contract/company/members'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, makeCompany, startTestServer, type TestServer } from '../platform/testing'
import { findCrossings, findDifferences, type Who } from './sweep-roles'
import { type SweepServer, startSweepServer } from './sweep-server'

let sweep: SweepServer
/** The same database behind real sessions: what counts is the roles as they are kept. */
let server: TestServer

beforeAll(async () => {
  sweep = await startSweepServer()
  server = await startTestServer({ db: sweep.db })
}, 300_000)
afterAll(async () => {
  await server.close()
  await sweep.close()
})

/** One person of each kind, signed in with their password. */
async function everybodySignedIn(): Promise<Record<Who, Caller>> {
  const people = {
    'primary@roles.example': 'primary',
    'admin@roles.example': 'admin',
    'standard@roles.example': 'standard',
    'designer@roles.example': 'designer',
    'powerless@roles.example': 'standard',
  } as const
  const company = await makeCompany(server, { people })
  const primary = await server.signIn('primary@roles.example')
  const role = await server.call(roleOperations.createRole, { name: 'Guest', permissions: [] }, { as: primary })
  const powerless = { memberId: company.ids['powerless@roles.example'] ?? '', roleIds: [role.data?.id ?? ''] }
  await server.call(memberOperations.setRoles, powerless, { as: primary })
  return {
    primary,
    admin: await server.signIn('admin@roles.example'),
    standard: await server.signIn('standard@roles.example'),
    designer: await server.signIn('designer@roles.example'),
    powerless: await server.signIn('powerless@roles.example'),
    stranger: await server.openBrowser(),
  }
}

test('every operation lets in exactly whom the table of roles lets in', async () => {
  const operations = server.app.rooms.flatMap((room) => room.operations.map(({ operation }) => operation))
  expect(await findDifferences(server, operations, await everybodySignedIn())).toEqual([])
}, 600_000)

test("no role sees or changes anything of another company, whatever of that company's ids it names", async () => {
  expect(await findCrossings(sweep)).toEqual([])
}, 600_000)
