import type { MemberCtx } from '../../platform/operations'
import { openBody } from '../products'
import { presentPlans } from './present'

export const getPlans = async (ctx: MemberCtx, { productId }: { productId: string }) =>
  presentPlans(ctx, await openBody(ctx, productId))
