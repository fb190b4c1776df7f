import type { versionOperations } from '@coverwright/contract/release/versions'
import type { TakesOf } from '@coverwright/contract/platform'
import type { Body } from '@coverwright/rules/design/products'
import { same } from '@coverwright/rules/drafts'
import { refuseHeldByOther } from '../../design/editor'
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
  const wanted: Body = now.tables ? { ...then, tables: now.tables } : withoutTables(then)
  if (same(wanted, now)) throw new Refused('versions.alreadyThere')
  await changeBody(ctx, { productId, baseRevision: revision, change: () => wanted, what: 'wentBack' })
  return getBody(ctx, productId)
}

function withoutTables({ tables: _tables, ...design }: Body): Body {
  return design
}
