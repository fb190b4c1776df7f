import { type productOperations, productsTopic } from '@coverwright/contract/design/products'
import type { TakesOf } from '@coverwright/contract/platform'
import { typeWordsRefusal } from '@coverwright/rules/design/products'
import { refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { findCompanySettings } from '../../company/settings'
import { openProduct } from './open-product'
import { presentProduct } from './present'
import { findProduct } from './store'

export async function createProduct(ctx: MemberCtx, draft: TakesOf<typeof productOperations.create>) {
  refuseIf(typeWordsRefusal(draft.insuranceType, draft.typeWords))
  const { timeZone, currency } = await findCompanySettings(ctx)
  const row = await openProduct(ctx, {
    ...draft,
    currency: draft.currency ?? currency,
    timeZone,
    ownerId: ctx.member.id,
  })
  await ctx.notify(productsTopic)
  const created = await findProduct(ctx, row.id)
  return presentProduct(created ?? { ...row, ownerName: '' }, [{ number: 1, state: 'draft' }], ctx.member.permissions)
}
