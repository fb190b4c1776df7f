import type { datasetOperations } from '@coverwright/contract/design/datasets'
import type { TakesOf } from '@coverwright/contract/platform'
import {
  type Around,
  type Body,
  bindingsOf,
  bindRefusal,
  bound,
  knownNames,
  readBy,
} from '@coverwright/rules/design/products'
import { refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { changeBody, openBody, type OpenBody } from '../products'
import { aroundBody } from './around-body'

export async function listBindings(ctx: MemberCtx, input: TakesOf<typeof datasetOperations.listBindings>) {
  const opened = await openBody(ctx, input.productId)
  return presentBindings(
    { ...opened, body: readBy(opened.body, input.language) },
    await aroundBody(ctx, input.productId),
  )
}

export async function bindDataName(ctx: MemberCtx, input: TakesOf<typeof datasetOperations.bind>) {
  const { productId, baseRevision, target, name } = input
  const around = await aroundBody(ctx, productId)
  const change = (body: Body) => bound(body, target, name)
  const refuse = (body: Body) => refuseIf(bindRefusal(body, target, name, around))
  return presentBindings(await changeBody(ctx, { productId, baseRevision, change, refuse }), around)
}

const presentBindings = ({ revision, body }: OpenBody, around: Around) => ({
  revision,
  bindings: bindingsOf(body, around).map(({ target, title, part, bound: name, isKnown }) => ({
    target,
    title,
    part,
    bound: name,
    isKnown,
  })),
  names: knownNames(body).map(({ name }) => name),
})
