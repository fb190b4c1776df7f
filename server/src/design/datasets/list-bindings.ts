import type { datasetOperations } from '@coverwright/contract/design/datasets'
import type { TakesOf } from '@coverwright/contract/platform'
import { readBy } from '@coverwright/rules/design/products'
import type { MemberCtx } from '../../platform/operations'
import { openBody } from '../products'
import type { AroundBody } from './around-body'
import { presentBindings } from './present-bindings'

type Listed = TakesOf<typeof datasetOperations.listBindings>

export const listBindings =
  (around: AroundBody) =>
  async (ctx: MemberCtx, { productId, language }: Listed) => {
    const opened = await openBody(ctx, productId)
    return presentBindings({ ...opened, body: readBy(opened.body, language) }, await around(ctx, productId))
  }
