import type { datasetOperations } from '@coverwright/contract/design/datasets'
import type { TakesOf } from '@coverwright/contract/platform'
import { extraNamesOf, extraRefusals } from '@coverwright/rules/design/datasets'
import { removalRefusal } from '@coverwright/rules/design/logic'
import { type Around, type Body, knownNames, listOf, nameUses } from '@coverwright/rules/design/products'
import { Refused, refuse } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { changeBody } from '../products'
import type { AroundBody } from './around-body'
import { presentDataset } from './present'

type Input = TakesOf<typeof datasetOperations.update>

/** Replaces the names that no question asks for; what somebody uses stays until they do not. */
export const updateDataset =
  (aroundBody: AroundBody) =>
  async (ctx: MemberCtx, { productId, baseRevision, names }: Input) => {
    const around = await aroundBody(ctx, productId)
    const change = (body: Body): Body => ({ ...body, dataset: { version: 1, names } })
    const refuse = (body: Body) => {
      refuseUnsound(body, names)
      refuseRemovingUsed(body, names, around)
    }
    return presentDataset(ctx, await changeBody(ctx, { productId, baseRevision, change, refuse }), around)
  }

function refuseUnsound(body: Body, names: Input['names']) {
  const taken = knownNames(body).flatMap((known) => (known.from === 'extra' ? [] : [known.name]))
  const [refusal] = extraRefusals(names, taken)
  if (refusal) refuse(refusal)
}

function refuseRemovingUsed(body: Body, names: Input['names'], around: Around) {
  const kept = new Set(names.map(({ name }) => name))
  const uses = nameUses(body, around)
  for (const { name } of extraNamesOf(body.dataset)) {
    const refusal = kept.has(name) ? null : removalRefusal({ name, title: name }, uses)
    if (refusal) throw new Refused('datasets.inUse', { values: { name, ...listOf(refusal.usedBy) } })
  }
}
