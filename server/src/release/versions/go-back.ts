import type { versionOperations } from '@coverwright/contract/release/versions'
import type { TakesOf } from '@coverwright/contract/platform'
import type { Body } from '@coverwright/rules/design/products'
import { planDocumentKinds } from '@coverwright/rules/design/plans'
import { same } from '@coverwright/rules/drafts'
import { findFile } from '../../company/media'
import { refuseHeldByOther } from '../../design/editor'
import { holdDocuments } from '../../design/plans'
import { changeBody, editCopy, getBody, openBody } from '../../design/products'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { bodyAt } from './document-at'

/**
 * The draft becomes what the product was then, as one more change: what was there until now is in the history like
 * everything else. Where nothing is being designed, the next version is opened for it.
 */
export async function goBack(ctx: MemberCtx, { productId, to }: TakesOf<typeof versionOperations.goBack>) {
  const { isDraft } = await openBody(ctx, productId)
  await refuseHeldByOther(ctx, productId)
  const { body: then } = await bodyAt(ctx, productId, to)
  if (!isDraft) await editCopy(ctx, { productId })
  const { body: now, revision } = await openBody(ctx, productId)
  // Tables are versioned on their own: what a version was frozen with says nothing to a draft.
  const kept = await withFilesLeft(ctx, then)
  const wanted: Body = now.tables ? { ...kept, tables: now.tables } : withoutTables(kept)
  if (same(wanted, now)) throw new Refused('versions.alreadyThere')
  await changeBody(ctx, { productId, baseRevision: revision, change: () => wanted, what: 'wentBack' })
  await holdDocuments(ctx, productId, now.plans, wanted.plans)
  return getBody(ctx, productId)
}

/** Documents that were deleted meanwhile do not come back. */
async function withFilesLeft(ctx: MemberCtx, body: Body): Promise<Body> {
  if (!body.plans) return body
  const plans = []
  for (const plan of body.plans.plans) {
    const own = { ...plan }
    for (const kind of planDocumentKinds) {
      const left = []
      for (const file of plan[kind]) if (await findFile(ctx, file.fileId)) left.push(file)
      own[kind] = left
    }
    plans.push(own)
  }
  return { ...body, plans: { ...body.plans, plans } }
}

function withoutTables({ tables: _tables, ...design }: Body): Body {
  return design
}
