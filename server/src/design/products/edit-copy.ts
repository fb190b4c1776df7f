import { productsTopic } from '@coverwright/contract/design/products'
import { MAIN_DRAFT, nextRevision } from '@coverwright/rules/design/products'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { listBodyFacts } from './draft-store'
import { keepChange } from './keep-change'
import { holdUnlocked } from './load-product'
import { presentBody } from './present'
import { readBody } from './read-body'
import { copyStaleTexts } from './stale-store'
import { type BodyRow, insertBody, touchProduct } from './store'

/**
 * Decided: nobody edits a published body; a copy of it is the next version. Its revisions go on from there, so that what
 * was begun on the version before is saved onto the same parts, and never over what was changed since.
 */
export async function editCopy(ctx: MemberCtx, { productId }: { productId: string }) {
  const { body } = await holdUnlocked(ctx, productId)
  if (body.state === 'draft') throw new Refused('products.draftOpen', { values: { number: body.number } })
  const facts = await listBodyFacts(ctx, productId)
  const now = ctx.now()
  const next: BodyRow = {
    ...body,
    id: ctx.newId(),
    draftName: MAIN_DRAFT,
    number: Math.max(...facts.map(({ number }) => number)) + 1,
    revision: nextRevision(facts),
    state: 'draft',
    hash: null,
    createdAt: now,
    updatedAt: now,
  }
  await insertBody(ctx, next)
  await copyStaleTexts(ctx, body.id, next.id)
  const { body: same } = readBody(next.document)
  await keepChange(ctx, { before: next, after: same, parts: [], revision: next.revision, what: 'begun' })
  await touchProduct(ctx, productId)
  await ctx.record('products.bodyCopied', { productId, number: next.number })
  await ctx.notify(productsTopic)
  return presentBody(next)
}
