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
import type { AroundBody } from './around-body'

type Listed = TakesOf<typeof datasetOperations.listBindings>

export const listBindings =
  (around: AroundBody) =>
  async (ctx: MemberCtx, { productId, language }: Listed) => {
    const opened = await openBody(ctx, productId)
    return presentBindings({ ...opened, body: readBy(opened.body, language) }, await around(ctx, productId))
  }

type Bound = TakesOf<typeof datasetOperations.bind>

export const bindDataName =
  (aroundBody: AroundBody) =>
  async (ctx: MemberCtx, { productId, baseRevision, target, name }: Bound) => {
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
