import type { publisherOperations } from '@coverwright/contract/release/publishing'
import type { GivesOf, TakesOf } from '@coverwright/contract/platform'
import { type Body, plannedBody } from '@coverwright/rules/design/products'
import { textIn } from '@coverwright/rules/languages'
import { releaseChanges } from '@coverwright/rules/release/publishing'
import { type OpenBody, openBody, openVersion } from '../../design/products'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { ratingOfBody } from '../../rating/pricing'
import { priceTests } from '../../rating/product-tests'
import { readFrozenTables, readRateTables, type ReadTable } from '../../rating/tables'
import { compareTables } from './compare-tables'
import { listShellRows } from './store'

type Asked = TakesOf<typeof publisherOperations.compare>
type Compared = GivesOf<typeof publisherOperations.compare>

/** A body with the tables that it is rated with, and those tables read. */
type Side = { readonly opened: OpenBody; readonly body: Body; readonly tables: readonly ReadTable[] }

/** What is otherwise in what waits than in what is sold. */
export async function compareReleases(ctx: MemberCtx, { productId, ...asked }: Asked): Promise<Compared> {
  const newest = await openBody(ctx, productId)
  const rows = await listShellRows(ctx, productId)
  const mounted = (environment: 'live' | 'prelive') =>
    rows.find((row) => row.environment === environment && row.bodyHash !== '')?.bodyHash
  const [liveHash, stagedHash] = [asked.before ?? mounted('live'), asked.after ?? mounted('prelive')]
  const before = liveHash ? await sideOf(ctx, await versionOf(ctx, productId, liveHash)) : null
  const isStaged = stagedHash !== undefined && (asked.after !== undefined || !newest.isDraft)
  const after = await sideOf(ctx, isStaged ? await versionOf(ctx, productId, stagedHash) : newest)
  return {
    before: before && { number: before.opened.number, hash: liveHash ?? '' },
    after: { number: after.opened.number, hash: after.opened.hash },
    changes: before ? releaseChanges(before.body, after.body) : [],
    tables: before ? compareTables(before.tables, after.tables) : [],
    prices: await pricesOf(ctx, productId, before, after),
    pages: pagesOf(before?.body ?? null, after.body),
  }
}

async function versionOf(ctx: MemberCtx, productId: string, hash: string): Promise<OpenBody> {
  const opened = await openVersion(ctx, productId, hash)
  if (!opened) throw new Refused('publishing.noRelease')
  return opened
}

async function sideOf(ctx: MemberCtx, opened: OpenBody): Promise<Side> {
  const { productId, isDraft, body } = opened
  const tables = isDraft
    ? await readRateTables(ctx, productId, { versions: 'active' })
    : await readFrozenTables(ctx, body.tables ?? [])
  const frozen = tables.map((table) => table.frozen)
  return { opened, tables, body: isDraft && frozen.length > 0 ? { ...body, tables: frozen } : body }
}

/** The product's test customers on either side; nobody is asked anything outside. */
async function pricesOf(
  ctx: MemberCtx,
  productId: string,
  before: Side | null,
  after: Side,
): Promise<Compared['prices']> {
  const priced = async (side: Side | null) => {
    if (!side || side.body.pricing === undefined) return null
    const { outcome } = await ratingOfBody(ctx, side.opened)
    const rows = await priceTests(ctx, productId, { outcome, body: side.body })
    return new Map(rows.map((row) => [row.id, row]))
  }
  const [old, now] = [await priced(before), await priced(after)]
  const { currency } = after.body
  const amount = (minor: number | null | undefined) =>
    minor === null || minor === undefined ? null : { minor, currency }
  return [...(now ?? old ?? new Map<string, never>()).values()].map(({ id, title }) => ({
    name: title,
    before: amount(old?.get(id)?.yearly),
    after: amount(now?.get(id)?.yearly),
  }))
}

/** Page beside page, in the order of the newer one; what is gone comes last. */
function pagesOf(before: Body | null, after: Body): Compared['pages'] {
  const language = after.languages[0] ?? 'en_us'
  const told = (body: Body) =>
    plannedBody(body).pages.map(({ id, title, questions }) => ({
      id,
      title: textIn(title, language),
      questions: questions.map((question) => textIn(question.title, language) || question.dataName),
    }))
  const [old, now] = [before ? told(before) : [], told(after)]
  const ids = [...new Set([...now, ...old].map(({ id }) => id))]
  const find = (pages: typeof now, wanted: string) => {
    const page = pages.find(({ id }) => id === wanted)
    return page ? { title: page.title, questions: page.questions } : null
  }
  return ids.map((id) => ({ id, before: find(old, id), after: find(now, id) }))
}
