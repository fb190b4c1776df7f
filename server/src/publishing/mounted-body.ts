import { findFace } from '../companies'
import { type Body, plannedBody, type StoredDocument, upgradeBody } from '@coverwright/rules/products'
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
    const { productId, bodyHash: hash } = shell
    return { company, productId, hash, body: soldBody(slug, hash, row.document), face }
  })
}

export const findPublishedBody = (db: Db, company: string, productId: string, hash: string) =>
  findPublishedDocument(db, { company, productId, hash })

/** As its buyers get it: the choice of plans filled from the plans, their documents at addresses of this body. */
export const soldBody = (slug: string, hash: string, document: StoredDocument): Body =>
  plannedBody(upgradeBody(document), ({ sha256 }) => documentAddress(slug, hash, sha256))

/** Under the hash of the body and of the content: kept for ever by whoever has it, and an older body keeps its own. */
const documentAddress = (slug: string, hash: string, sha256: string) => `/p/${slug}/documents/${hash}/${sha256}.pdf`
