import type { ProductDraft } from '@coverwright/contract/design/products'
import { type Body, startingBody, type StoredDocument } from '@coverwright/rules/design/products'
import type { CompanyCtx } from '../../platform/operations'
import { holdLook } from './hold-look'
import { insertBody, insertProduct, type ProductRow } from './store'

type Opened = Omit<ProductDraft, 'typeWords'> & {
  typeWords?: string
  timeZone: string
  ownerId: string | null
  /** A design to begin with. */ body?: Body
}

/** A product and its first draft; also how the demo makes its own. */
export async function openProduct(ctx: CompanyCtx, opened: Opened): Promise<ProductRow> {
  const { name, description, size, insuranceType, typeWords = '', currency, languages, ownerId } = opened
  const now = ctx.now()
  const row: ProductRow = {
    companyId: ctx.company,
    id: ctx.newId(),
    name,
    description,
    size,
    insuranceType,
    // The words of the ten types are the house's.
    typeWords: insuranceType === 'other' ? typeWords : '',
    currency,
    languages,
    ownerId,
    access: 'company',
    lockedAt: null,
    lockedBy: null,
    trashedAt: null,
    trashedBy: null,
    groupId: null,
    createdAt: now,
    updatedAt: now,
  }
  const body = opened.body ?? startingBody(opened, () => ctx.newId())
  await insertProduct(ctx, row)
  await insertBody(ctx, {
    companyId: ctx.company,
    id: ctx.newId(),
    productId: row.id,
    number: 1,
    revision: 1,
    state: 'draft',
    document: body as unknown as StoredDocument,
    createdAt: now,
    updatedAt: now,
  })
  await holdLook(ctx, row.id, body.look)
  await ctx.record('products.created', { productId: row.id, name })
  return row
}
