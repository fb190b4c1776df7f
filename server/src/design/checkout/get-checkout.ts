import type { MemberCtx } from '../../platform/operations'
import { openBody } from '../products'
import { presentCheckout } from './present'

export const getCheckout = async (ctx: MemberCtx, { productId }: { productId: string }) =>
  presentCheckout(ctx, await openBody(ctx, productId))
