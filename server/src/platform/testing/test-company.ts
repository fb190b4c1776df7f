import type { BusinessType } from '@coverwright/rules/company/companies'
import type { SystemRole } from '@coverwright/rules/company/members'
import { openCompany } from '../../company/companies'
import { giveSystemRoles, joinCompany } from '../../company/members'
import { hashPassword, insertPerson } from '../../company/people'
import { startTrial } from '../../company/trials'
import { newId } from '../operations'
import { TEST_PASSWORD } from './test-calls'
import type { TestServer } from './test-server'

let passwordHash: Promise<string> | undefined
let made = 0

type Asked = { businessType?: BusinessType; checksDevices?: boolean; people?: Partial<Record<string, SystemRole>> }

/** A company with its trial and these people (`{ 'a@b.example': 'admin' }`), all with the test password. */
export async function makeCompany(server: TestServer, asked: Asked = {}) {
  passwordHash ??= hashPassword(TEST_PASSWORD)
  const [hash, place, id] = [await passwordHash, ++made, newId(new Date())]
  const name = `Company ${place} of ${id.slice(-8)}`
  const people = asked.people ?? { [`primary${place}@${id.slice(-8)}.example`]: 'primary' }
  const ids = await server.within(id, async (ctx) => {
    const [businessEmail = ''] = Object.keys(people)
    const facts = { placeOfIncorporation: 'Hong Kong', businessEmail, phone: '' }
    await openCompany(ctx, { name, licenceNumber: `L-${id}`, businessType: asked.businessType ?? 'insurer', ...facts })
    await giveSystemRoles(ctx)
    await startTrial(ctx)
    const idOf: Record<string, string> = {}
    for (const [email, role] of Object.entries(people)) {
      const [personId, now] = [ctx.newId(), ctx.now()]
      const names = { firstName: email.split('@')[0] ?? '', lastName: 'Test' }
      const times = { passwordChangedAt: now, createdAt: now }
      const checksDevices = asked.checksDevices ?? false
      await insertPerson(ctx, {
        id: personId,
        email,
        ...names,
        ...times,
        passwordHash: hash,
        homeCompany: id,
        checksDevices,
      })
      await joinCompany(ctx, personId, role ?? 'standard')
      idOf[email] = personId
    }
    return idOf
  })
  return { id, name, primary: Object.keys(people)[0] ?? '', ids }
}
