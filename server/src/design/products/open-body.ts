import type { Body, StoredDocument } from '@coverwright/rules/design/products'
import type { CompanyCtx } from '../../platform/operations'
import { loadProduct } from './load-product'
import { type ReadBody, readBody } from './read-body'
import { type BodyRow, findBodyByHash, findNewestPublished } from './store'

/** What the caller works on of a product, as the other rooms read it. */
export type OpenBody = {
  productId: string
  bodyId: string
  /** Which of several drafts; empty for the main one. */
  draftName: string
  number: number
  revision: number
  isDraft: boolean
  hash: string | null
  body: Body
  /** Where the stored document could not be read: it is not in the body. */
  misfits: readonly string[]
}

export async function openBody(ctx: CompanyCtx, productId: string): Promise<OpenBody> {
  return openedOf((await loadProduct(ctx, productId)).body)
}

/** The one that was published last; null while none was. */
export async function openSoldBody(ctx: CompanyCtx, productId: string): Promise<OpenBody | null> {
  await loadProduct(ctx, productId)
  const row = await findNewestPublished(ctx, productId)
  return row && openedOf(row)
}

/** The one that was published under this hash. */
export async function openVersion(ctx: CompanyCtx, productId: string, hash: string): Promise<OpenBody | null> {
  const row = await findBodyByHash(ctx, productId, hash)
  return row && openedOf(row)
}

export const openedOf = ({ id, productId, draftName, number, revision, state, hash, document }: BodyRow): OpenBody => ({
  productId,
  bodyId: id,
  draftName,
  number,
  revision,
  isDraft: state === 'draft',
  hash,
  ...readOnce(document),
})

const read = new WeakMap<StoredDocument, ReadBody>()

/** A document that is opened again while somebody holds on to it was held to its schemas before. */
function readOnce(document: StoredDocument): ReadBody {
  const known = read.get(document) ?? readBody(document)
  read.set(document, known)
  return known
}
