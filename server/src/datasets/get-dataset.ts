import type { MemberCtx } from '../platform/operations'
import { openBody } from '../products'
import { aroundBody } from './around-body'
import { presentDataset } from './present'

export const getDataset = async (ctx: MemberCtx, { productId }: { productId: string }) =>
  presentDataset(ctx, await openBody(ctx, productId), await aroundBody(ctx, productId))
