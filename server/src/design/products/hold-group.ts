import { productsTopic } from '@coverwright/contract/design/products'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { lockGroup } from './group-store'

export async function holdGroup(ctx: MemberCtx, groupId: string) {
  const group = await lockGroup(ctx, groupId)
  if (!group) throw new Refused('products.group.notFound')
  return group
}

/** Said and told: whoever has products open sees others from now on. */
export async function tellGroup(ctx: MemberCtx, deed: string, about: Record<string, string>) {
  await ctx.record(`products.${deed}`, about)
  await ctx.notify(productsTopic)
}
