import type { translationOperations } from '@coverwright/contract/design/translations'
import { productsTopic } from '@coverwright/contract/design/products'
import type { TakesOf } from '@coverwright/contract/platform'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { deleteStaleText, holdProduct } from '../products'

/** Nothing is written: whoever knows both languages has looked at it. */
export async function confirmText(ctx: MemberCtx, asked: TakesOf<typeof translationOperations.confirmText>) {
  const { productId, key, language } = asked
  const { body } = await holdProduct(ctx, productId)
  if (body.state === 'published') throw new Refused('products.bodyPublished')
  await deleteStaleText(ctx, body.id, { key, language })
  await ctx.record('translations.textConfirmed', { productId, text: key.slice(0, 200), language })
  await ctx.notify(productsTopic)
  return {}
}
