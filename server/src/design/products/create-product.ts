import { type productOperations, productsTopic } from '@coverwright/contract/design/products'
import type { TakesOf } from '@coverwright/contract/platform'
import { type Body, typeWordsRefusal } from '@coverwright/rules/design/products'
import { refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { findCompanySettings } from '../../company/settings'
import { openProduct } from './open-product'
import { presentOne } from './present-products'
import { findProduct } from './store'

type Draft = TakesOf<typeof productOperations.create>

export const createProduct = (ctx: MemberCtx, draft: Draft) => createDesigned(ctx, draft)

/** A product of the caller's own; `design` makes its first draft in the currency and the zone that it is sold in. */
export async function createDesigned(
  ctx: MemberCtx,
  draft: Draft,
  design?: (sold: { currency: string; timeZone: string }) => Body,
) {
  refuseIf(typeWordsRefusal(draft.insuranceType, draft.typeWords))
  const settings = await findCompanySettings(ctx)
  const sold = { currency: draft.currency ?? settings.currency, timeZone: settings.timeZone }
  const body = design?.(sold)
  const row = await openProduct(ctx, { ...draft, ...sold, ownerId: ctx.member.id, ...(body ? { body } : {}) })
  await ctx.notify(productsTopic)
  const created = await findProduct(ctx, row.id)
  return presentOne(ctx, created ?? { ...row, ownerName: '' })
}
