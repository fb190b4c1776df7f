import { productsTopic } from '@coverwright/contract/design/products'
import { productPublished } from '@coverwright/contract/release/publishing'
import { slugRefusal } from '@coverwright/rules/release/publishing'
import { type Body, bodyProblems, contentHash, type StoredDocument } from '@coverwright/rules/design/products'
import { emptyGuide } from '@coverwright/rules/rating/underwriting'
import { connectorUseProblems } from '../../rating/connectors'
import { refuseInTrial } from '../../company/trials'
import { Refused, sha256 } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { deleteDraft, findBodyByHash, freezeDraft, holdProduct, readBody } from '../../design/products'
import { freezeTables } from '../../rating/tables'
import { draftRating, failedTests } from '../../rating/product-tests'
import { guideProblems } from '../../rating/underwriting'
import { presentShell } from './present'
import { findShell, insertShell, mountBody, notifyShell, type ShellRow, takeAddress } from './store'

/** Freezes the draft under the hash of its content and mounts it; visitors get it with their next page. */
export async function publishBody(ctx: CompanyCtx, { productId, slug }: { productId: string; slug: string }) {
  const wrong = slugRefusal(slug)
  if (wrong) throw new Refused(wrong.code, { field: 'slug', values: wrong.values })
  await refuseInTrial(ctx)
  const { body } = await holdProduct(ctx, productId)
  if (body.state === 'published') throw new Refused('publishing.nothingToPublish')
  const { body: draft, misfits } = readBody(body.document)
  if (misfits.length > 0) throw new Refused('publishing.unsound', { values: { count: misfits.length } })
  await refuseUnsound(ctx, productId, draft)
  const tables = await freezeTables(ctx, productId)
  const document: Body = tables.length > 0 ? { ...draft, tables } : draft

  const hash = contentHash(document, sha256)
  const before = await findBodyByHash(ctx, productId, hash)
  if (before) await deleteDraft(ctx, body.id)
  else await freezeDraft(ctx, body.id, hash, document as unknown as StoredDocument)
  const mounted = { bodyNumber: before?.number ?? body.number, bodyHash: hash, publishedAt: ctx.now() }
  const shell = await mountAt(ctx, productId, slug, mounted)
  await notifyShell(ctx, slug)
  await ctx.record('publishing.published', { productId, slug, ...mounted })
  const { bodyNumber: number } = mounted
  await ctx.emit(productPublished, { productId, number, slug }, { product: productId })
  await ctx.notify(productsTopic)
  return presentShell(shell)
}

/** A journey with faults, a price that cannot be worked out, or a test that fails: none of these is sold. */
async function refuseUnsound(ctx: CompanyCtx, productId: string, draft: Body) {
  const faults = bodyProblems(draft).length
  if (faults > 0) throw new Refused('publishing.unsound', { values: { count: faults } })
  await refuseUndecided(ctx, productId, draft)
  if (draft.pricing === undefined) return
  const { problems } = await draftRating(ctx, productId, draft, 'active')
  const faulty = [...(problems ?? []), ...(await connectorUseProblems(ctx, draft))]
  if (faulty.length > 0) throw new Refused('publishing.cannotPrice', { values: { count: faulty.length } })
  const failed = await failedTests(ctx, productId, draft)
  if (failed > 0) throw new Refused('publishing.testsFail', { values: { count: failed } })
}

/** A guide that cannot decide would refer everybody, or nobody: it says so itself, with the first rule that is meant. */
async function refuseUndecided(ctx: CompanyCtx, productId: string, draft: Body) {
  const problems = await guideProblems(ctx, { productId, body: draft, isDraft: true })
  const [first] = problems
  if (!first) return
  const { rules, tables, answers = [] } = draft.underwriting ?? emptyGuide
  const { title = '' } = [...rules, ...tables, ...answers].find(({ id }) => id === first.where) ?? {}
  throw new Refused('publishing.guideUnsound', { values: { count: problems.length, title } })
}

type Mounted = Pick<ShellRow, 'bodyNumber' | 'bodyHash' | 'publishedAt'>

async function mountAt(ctx: CompanyCtx, productId: string, slug: string, mounted: Mounted): Promise<ShellRow> {
  const known = await findShell(ctx, slug)
  if (known && known.productId !== productId) throw new Refused('publishing.addressTaken', { field: 'slug' })
  const shell: ShellRow = { ...(known ?? { companyId: ctx.company, id: ctx.newId(), productId, slug }), ...mounted }
  if (known) await mountBody(ctx, shell)
  else {
    if (!(await takeAddress(ctx, slug, shell.id))) throw new Refused('publishing.addressTaken', { field: 'slug' })
    await insertShell(ctx, shell)
  }
  return shell
}
