import { recipeOfToday } from '@coverwright/rules/rating/pricing'
import { releaseChanges } from '@coverwright/rules/release/publishing'
import { type Body, contentHash, type StoredDocument } from '@coverwright/rules/design/products'
import { Refused, sha256 } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import {
  closeDraft,
  deleteDraft,
  findBodyByHash,
  freezeDraft,
  holdLook,
  holdProduct,
  keepChange,
  numberFor,
  openSoldBody,
  readBody,
} from '../../design/products'
import { countTests } from '../../rating/product-tests'
import { freezeTables } from '../../rating/tables'
import { effectOfRelease } from './effect-of-release'
import { findRelease, insertRelease, type ReleaseRow } from './release-store'
import { refuseUnsound } from './refuse-unsound'

/** The member behind the call; nobody in particular where the demo or a chore does it. */
export const memberOf = (ctx: CompanyCtx | { member: { id: string } }): string | null =>
  'member' in ctx ? ctx.member.id : null

/** Makes a release of the draft: the body with its tables under its hash, and the sealed record of what it changes. */
export async function freezeBody(ctx: CompanyCtx, productId: string): Promise<ReleaseRow> {
  const { body } = await holdProduct(ctx, productId)
  if (body.state === 'published') throw new Refused('publishing.nothingToPublish')
  const { body: draft, misfits } = readBody(body.document)
  if (misfits.length > 0) throw new Refused('publishing.unsound', { values: { count: misfits.length } })
  await refuseUnsound(ctx, productId, draft)
  const tests = { passed: await countTests(ctx, productId), failed: 0 }
  const before = await openSoldBody(ctx, productId)
  const tables = await freezeTables(ctx, productId)
  const recipe = draft.pricing && { pricing: recipeOfToday(draft.pricing) }
  const document: Body = { ...draft, ...recipe, ...(tables.length > 0 ? { tables } : {}) }
  const hash = contentHash(document, sha256)
  const same = await findBodyByHash(ctx, productId, hash)
  await keepChange(ctx, { before: body, after: draft, parts: [], revision: body.revision + 1, what: 'published' })
  const number = same?.number ?? (await numberFor(ctx, body))
  if (same) await deleteDraft(ctx, body.id)
  else await freezeDraft(ctx, { id: body.id, number, hash, document: document as unknown as StoredDocument })
  await closeDraft(ctx, body)
  // Whoever buys by it sees it for years: its photo and its font stay as long.
  await holdLook(ctx, productId, document.look, hash)
  const changes = before ? releaseChanges(before.body, document) : []
  const effect = before
    ? { effect: await effectOfRelease(ctx, { productId, before: before.body, after: document }) }
    : {}
  const record = { version: 1, against: before?.number ?? null, changes, tests, ...effect } as const
  return sealed(ctx, { productId, hash, number, record })
}

/** The newest release as it is: of the draft where there is one, else the one that was frozen last. */
export async function newestRelease(ctx: CompanyCtx, productId: string): Promise<ReleaseRow> {
  const { body } = await holdProduct(ctx, productId)
  if (body.state === 'draft') return freezeBody(ctx, productId)
  return loadRelease(ctx, productId, body.hash ?? '')
}

/** One that was frozen before records were kept has an empty one from now on. */
export async function loadRelease(ctx: CompanyCtx, productId: string, hash: string): Promise<ReleaseRow> {
  const known = await findRelease(ctx, productId, hash)
  if (known) return known
  const body = await findBodyByHash(ctx, productId, hash)
  if (!body) throw new Refused('publishing.noRelease')
  const record = { version: 1, against: null, changes: [], tests: { passed: 0, failed: 0 } } as const
  return sealed(ctx, { productId, hash, number: body.number, record })
}

type Sealing = Pick<ReleaseRow, 'productId' | 'hash' | 'number' | 'record'>

async function sealed(ctx: CompanyCtx, sealing: Sealing): Promise<ReleaseRow> {
  const { productId, hash, number } = sealing
  const known = await findRelease(ctx, productId, hash)
  if (known) return known
  const release = { companyId: ctx.company, ...sealing, frozenBy: memberOf(ctx), frozenAt: ctx.now() }
  await insertRelease(ctx, release)
  await ctx.record('publishing.frozen', { productId, number, hash })
  return release
}
