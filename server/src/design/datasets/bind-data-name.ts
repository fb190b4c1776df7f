import type { datasetOperations } from '@coverwright/contract/design/datasets'
import type { TakesOf } from '@coverwright/contract/platform'
import { type Body, bindRefusal, bound } from '@coverwright/rules/design/products'
import { refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { changeBody } from '../products'
import type { AroundBody } from './around-body'
import { presentBindings } from './present-bindings'

type Bound = TakesOf<typeof datasetOperations.bind>

export const bindDataName =
  (aroundBody: AroundBody) =>
  async (ctx: MemberCtx, { productId, baseRevision, target, name }: Bound) => {
    const around = await aroundBody(ctx, productId)
    const change = (body: Body) => bound(body, target, name)
    const refuse = (body: Body) => refuseIf(bindRefusal(body, target, name, around))
    return presentBindings(await changeBody(ctx, { productId, baseRevision, change, refuse }), around)
  }
