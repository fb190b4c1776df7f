import { type productDraftOperations, productsTopic } from '@coverwright/contract/design/products'
import type { TakesOf } from '@coverwright/contract/platform'
import { draftLimitRefusal, draftNameRefusal, nextRevision } from '@coverwright/rules/design/products'
import { Refused, refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { listBodyFacts, putChoice } from './draft-store'
import { holdLook, lookOfDraft } from './hold-look'
import { keepChange } from './keep-change'
import { isDraft, presentChanged } from './load-drafts'
import { holdUnlocked } from './load-product'
import { readBody } from './read-body'
import { copyStaleTexts } from './stale-store'
import { type BodyRow, findBody, insertBody, touchProduct } from './store'

/** A copy that goes its own way. Its revisions begin above all others of the product: no tab has read it before. */
export async function createDraft(ctx: MemberCtx, asked: TakesOf<typeof productDraftOperations.create>) {
  const { productId, name, from } = asked
  const { body: open } = await holdUnlocked(ctx, productId)
  const bodies = await listBodyFacts(ctx, productId)
  const drafts = bodies.filter(isDraft)
  refuseIf(draftLimitRefusal(drafts))
  refuseIf(draftNameRefusal(name, drafts))
  const source = from === undefined ? open : await findBody(ctx, productId, from)
  if (!source) throw new Refused('products.draftGone')
  const revision = nextRevision(bodies)
  const draft: BodyRow = {
    ...{ ...source, id: ctx.newId(), draftName: name, state: 'draft', hash: null, revision },
    number: Math.max(...bodies.map(({ number }) => number)) + 1,
    ...{ createdAt: ctx.now(), updatedAt: ctx.now() },
  }
  await insertBody(ctx, draft)
  await copyStaleTexts(ctx, source.id, draft.id)
  const { body: design } = readBody(draft.document)
  await keepChange(ctx, { before: draft, after: design, parts: [], revision, what: 'begun' })
  await holdLook(ctx, productId, design.look, lookOfDraft(draft))
  await putChoice(ctx, productId, draft.id, revision)
  await touchProduct(ctx, productId)
  await ctx.record('products.draftCreated', { productId, name, number: draft.number })
  await ctx.notify(productsTopic)
  return presentChanged(ctx, productId, draft.id)
}
