import type { datasetOperations } from '@coverwright/contract/design/datasets'
import type { TakesOf } from '@coverwright/contract/platform'
import { readBy } from '@coverwright/rules/design/products'
import type { MemberCtx } from '../../platform/operations'
import { openBody } from '../products'
import { aroundBody } from './around-body'
import { presentDataset } from './present'

type Asked = TakesOf<typeof datasetOperations.get>

export async function getDataset(ctx: MemberCtx, { productId, language }: Asked) {
  const opened = await openBody(ctx, productId)
  return presentDataset(ctx, { ...opened, body: readBy(opened.body, language) }, await aroundBody(ctx, productId))
}
