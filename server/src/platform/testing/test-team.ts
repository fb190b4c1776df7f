import { roleOperations } from '@coverwright/contract/company/members'
import { makeCompany } from './test-company'
import type { TestServer } from './test-server'

let made = 0

/** A company with one person of each standing, the first two signed in, and its roles by name. */
export async function makeTeam(server: TestServer) {
  const at = `team${++made}.example`
  const people = { [`primary@${at}`]: 'primary', [`admin@${at}`]: 'admin', [`standard@${at}`]: 'standard' } as const
  const company = await makeCompany(server, { people })
  const [primary, admin] = [await server.signIn(`primary@${at}`), await server.signIn(`admin@${at}`)]
  const { data } = await server.call(roleOperations.listRoles, {}, { as: primary })
  const roleId = (name: string) => data?.roles.find((role) => role.name === name)?.id ?? ''
  return { at, company, primary, admin, roleId, idOf: (name: string) => company.ids[`${name}@${at}`] ?? '' }
}

/** Somebody of their own for each test, beside the primary user of their company. */
export async function makePerson(server: TestServer, checksDevices = false) {
  const email = `person${++made}@people.example`
  const people = { [`boss${made}@people.example`]: 'primary', [email]: 'standard' } as const
  const company = await makeCompany(server, { people, checksDevices })
  return { email, company, id: company.ids[email] ?? '' }
}
