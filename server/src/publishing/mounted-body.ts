import { findFace } from '../companies'
import { upgradeBody } from '@coverwright/rules/products'
import type { Db, MountParts } from '../platform/operations'
import { findPublishedDocument } from '../products'
import { findAddressAcrossCompanies, findMountedShell } from './store'

/** What stands at an address now: whose it is, how they show themselves, and the body that is mounted there. */
export async function findMounted(
  { inCompany, nobodysCompany }: Pick<MountParts, 'inCompany' | 'nobodysCompany'>,
  slug: string,
) {
  const address = await inCompany(nobodysCompany, (db) => findAddressAcrossCompanies(db, slug))
  if (!address) return null
  const company = address.ownerCompany
  return inCompany(company, async (db) => {
    const shell = await findMountedShell(db, company, address.shellId)
    const row = shell && (await findPublishedBody(db, company, shell.productId, shell.bodyHash))
    if (!shell || !row) return null
    const face = await findFace({ db, company })
    return { company, productId: shell.productId, hash: shell.bodyHash, body: upgradeBody(row.document), face }
  })
}

export const findPublishedBody = (db: Db, company: string, productId: string, hash: string) =>
  findPublishedDocument(db, { company, productId, hash })
