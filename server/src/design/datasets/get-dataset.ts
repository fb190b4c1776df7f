import type { datasetOperations } from '@coverwright/contract/design/datasets'
import type { TakesOf } from '@coverwright/contract/platform'
import { readBy } from '@coverwright/rules/design/products'
import type { MemberCtx } from '../../platform/operations'
import { openBody } from '../products'
import type { AroundBody } from './around-body'
import { presentDataset } from './present'

type Asked = TakesOf<typeof datasetOperations.get>

export const getDataset =
  (around: AroundBody) =>
  async (ctx: MemberCtx, { productId, language }: Asked) => {
    const opened = await openBody(ctx, productId)
    return presentDataset(ctx, { ...opened, body: readBy(opened.body, language) }, await around(ctx, productId))
  }
