import { type Body, plannedBody, type Played } from '@coverwright/rules/design/products'
import { findBrand } from '../../company/companies'
import { Cache } from '../../kernel'
import type { Db, MountParts } from '../../platform/operations'
import { findPublishedDocument, readBody } from '../../design/products'
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
    const body = shell && (await findPublishedBody(db, company, shell.productId, shell.bodyHash))
    if (!shell || !body) return null
    const brand = await findBrand({ db, company })
    const { productId, bodyHash: hash } = shell
    return { company, productId, shellId: address.shellId, hash, body: soldBody(slug, hash, body), brand }
  })
}

/** Bodies of this process by company, product and hash. What was published never changes, so all who ask share one. */
const published = new Cache<Body>(60)

export async function findPublishedBody(db: Db, company: string, productId: string, hash: string) {
  const key = `${company}:${productId}:${hash}`
  const known = published.get(key)
  if (known) return known
  const row = await findPublishedDocument(db, { company, productId, hash })
  const read = row && readBody(row.document)
  // With a part missing it would sell something else than was published.
  if (!read || read.misfits.length > 0) return null
  published.put(key, read.body)
  return read.body
}

/** As its buyers get it: the choice of plans filled from the plans, their documents at addresses of this body. */
export const soldBody = (slug: string, hash: string, body: Body): Played<Body> =>
  plannedBody(body, ({ sha256 }) => documentAddress(slug, hash, sha256))

/** Under the hash of the body and of the content: kept for ever by whoever has it, and an older body keeps its own. */
const documentAddress = (slug: string, hash: string, sha256: string) => `/p/${slug}/documents/${hash}/${sha256}.pdf`
