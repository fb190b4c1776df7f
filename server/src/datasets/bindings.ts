import type { datasetOperations } from '@coverwright/contract/datasets'
import type { TakesOf } from '@coverwright/contract/platform'
import { type Body, bindingsOf, bindRefusal, bound, knownNames } from '@coverwright/rules/products'
import { refuseIf } from '../kernel'
import type { MemberCtx } from '../platform/operations'
import { changeBody, openBody, type OpenBody } from '../products'

export const listBindings = async (ctx: MemberCtx, { productId }: { productId: string }) =>
  presentBindings(await openBody(ctx, productId))

export async function bindDataName(ctx: MemberCtx, input: TakesOf<typeof datasetOperations.bind>) {
  const { productId, baseRevision, target, name } = input
  const change = (body: Body): Body => {
    refuseIf(bindRefusal(body, target, name))
    return bound(body, target, name)
  }
  return presentBindings(await changeBody(ctx, { productId, baseRevision, change }))
}

const presentBindings = ({ revision, body }: OpenBody) => ({
  revision,
  bindings: bindingsOf(body).map(({ target, title, part, bound: name, isKnown }) => ({
    target,
    title,
    part,
    bound: name,
    isKnown,
  })),
  names: knownNames(body).map(({ name }) => name),
})
