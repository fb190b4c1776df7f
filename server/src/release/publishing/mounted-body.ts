import { type Body, type CompanyBrand, plannedBody, type Played } from '@coverwright/rules/design/products'
import type { Expiry } from '@coverwright/rules/release/publishing'
import { findBrand, findDeactivation } from '../../company/companies'
import { Cache, isSameSecret, sha256 } from '../../kernel'
import type { Db, MountParts } from '../../platform/operations'
import { findPublishedDocument, readBody } from '../../design/products'
import { findAddressAcrossCompanies, findMountedShell, type ShellRow } from './store'

type Parts = Pick<MountParts, 'inCompany' | 'nobodysCompany'>

/** What stands at an address now: whose it is, how they show themselves, and the body that is mounted there. */
export type Standing = {
  readonly company: string
  readonly productId: string
  readonly shellId: string
  readonly environment: ShellRow['environment']
  /** Of the secret in the link to a pre-live address. */
  readonly tokenHash: string | null
  readonly expiry: Expiry
  readonly settings: ShellRow['settings']
  readonly hash: string
  readonly body: Played<Body>
  /** Another release that a share of the visitors get. */
  readonly canary: Canary | null
  readonly brand: CompanyBrand
}

export type Canary = { readonly id: string; readonly share: number; readonly hash: string; readonly body: Played<Body> }

/** Whoever it is for, which `mayEnter` says; null where nothing is online. */
export async function findStanding({ inCompany, nobodysCompany }: Parts, slug: string): Promise<Standing | null> {
  const address = await inCompany(nobodysCompany, (db) => findAddressAcrossCompanies(db, slug))
  if (!address) return null
  const company = address.ownerCompany
  return inCompany(company, async (db) => {
    // Who has closed sells nothing; everything is as it was once they are back.
    if (await findDeactivation({ db, company })) return null
    const shell = await findMountedShell(db, company, address.shellId)
    if (!shell || shell.state !== 'online') return null
    const body = await findPublishedBody(db, company, shell.productId, shell.bodyHash)
    if (!body) return null
    const { id: shellId, productId, bodyHash: hash, environment, tokenHash, settings, expiresOn, autoRenew } = shell
    return {
      ...{ company, productId, shellId, environment, tokenHash, settings, hash, expiry: { expiresOn, autoRenew } },
      body: soldBody(slug, hash, body),
      canary: await findCanary(db, slug, shell),
      brand: await findBrand({ db, company }),
    }
  })
}

async function findCanary(db: Db, slug: string, shell: ShellRow): Promise<Canary | null> {
  const { companyId, productId, canaryId: id, canaryHash: hash, canaryShare: share } = shell
  if (id === null || hash === null || share === null) return null
  const body = await findPublishedBody(db, companyId, productId, hash)
  return body && { id, share, hash, body: soldBody(slug, hash, body) }
}

/** A live address is for everybody, a pre-live one for whoever has the link. */
export function mayEnter({ environment, tokenHash }: Pick<Standing, 'environment' | 'tokenHash'>, token?: string) {
  if (environment === 'live') return true
  return tokenHash !== null && token !== undefined && isSameSecret(sha256(token), tokenHash)
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
