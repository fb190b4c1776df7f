import { type ChangedBody, productsTopic } from '@coverwright/contract/design/products'
import {
  type Body,
  changedParts,
  otherDraftRefusal,
  partsBehind,
  withRevision,
} from '@coverwright/rules/design/products'
import { changedSince } from '@coverwright/rules/design/translations'
import type { ChangeWhat } from '@coverwright/rules/release/versions'
import { Refused, refuseIf } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { floorOf } from './draft-store'
import { holdLook, lookOfDraft } from './hold-look'
import { keepChange } from './keep-change'
import { holdUnlocked } from './load-product'
import { liftedDocument, readBody } from './read-body'
import { listStaleTexts, putStaleTexts } from './stale-store'
import { type BodyRow, saveDraft, touchProduct } from './store'

export type DraftChange = {
  productId: string
  /** The revision that was read: parts that were changed after it are not written over. */
  baseRevision: number
  change: (body: Body) => Body
  /** What stands against it, by the body as it is now; asked once it is known that nobody was first. */
  refuse?: (before: Body, after: Body) => void
  /** What is said to have been done; who saves while working need not say it. */
  what?: ChangeWhat
}

/**
 * Changes parts of a draft, each over what was read of it. Two people in two parts never meet; whoever is second in one
 * part is refused, and told how it stands now.
 */
export async function reviseDraft(ctx: CompanyCtx, asked: DraftChange) {
  const { productId, baseRevision, change, refuse, what = 'saved' } = asked
  const { body: held } = await holdUnlocked(ctx, productId)
  if (held.state === 'published') throw new Refused('products.bodyPublished')
  refuseIf(otherDraftRefusal(baseRevision, await floorOf(ctx, productId)))
  const stored = liftedDocument(held.document)
  const before = readBody(stored).body
  const after = change(before)
  // What the change leaves alone stays as it was stored, whether it could be read or not.
  const parts = changedParts(stored, after).filter((part) => after[part] !== before[part])
  const isFirst = baseRevision <= held.revision && partsBehind(parts, held.partRevisions, baseRevision).length === 0
  if (!isFirst && parts.length > 0) throw changedMeanwhile(held, before, parts)
  refuse?.(before, after)
  const revision = held.revision + 1
  const partRevisions = withRevision(held.partRevisions, parts, revision)
  const document = { ...stored, ...Object.fromEntries(parts.map((part) => [part, after[part]])) }
  const saved: BodyRow = { ...held, document, revision, partRevisions }
  if (parts.includes('look')) await holdLook(ctx, productId, after.look, lookOfDraft(held))
  await saveDraft(ctx, saved)
  if (parts.length > 0) await markOlder(ctx, held.id, before, after)
  await touchProduct(ctx, productId)
  // The log has one row for each change that people remember, not one for each pause in typing.
  const isNew = parts.length > 0 && (await keepChange(ctx, { before: held, after, parts, revision, what }))
  const about = { productId, number: held.number, part: parts.join(', ') }
  if (isNew && what === 'wentBack') await ctx.record('products.bodyWentBack', about)
  else if (isNew) await ctx.record('products.bodySaved', about)
  await ctx.notify(productsTopic)
  return saved
}

/** Translations of what was reworded are to be looked at again. */
async function markOlder(ctx: CompanyCtx, bodyId: string, before: Body, after: Body) {
  const marked = await listStaleTexts(ctx, bodyId)
  const now = changedSince(before, after, marked)
  if (marked.length > 0 || now.length > 0) await putStaleTexts(ctx, bodyId, now)
}

function changedMeanwhile({ revision }: BodyRow, body: Body, parts: readonly (keyof Body)[]): Refused {
  const current: ChangedBody = { revision, parts: Object.fromEntries(parts.map((part) => [part, body[part] ?? null])) }
  return new Refused('products.bodyChanged', { values: { revision }, current })
}
