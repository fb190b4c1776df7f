import { triedReader } from '@coverwright/rules/connectors'
import type { RawAnswers } from '@coverwright/rules/datasets'
import { type Answers, momentIn } from '@coverwright/rules/forms'
import type { Day } from '@coverwright/rules/kernel'
import type { Recipe } from '@coverwright/rules/pricing'
import {
  partsOfBody,
  ratingDocument,
  type HashedDocument,
  type RatingOutcome,
  type RatingParts,
} from '@coverwright/rules/rating'
import { Refused } from '../kernel'
import type { CompanyCtx } from '../platform/operations'
import { openBody, type OpenBody } from '../products'
import { readFrozenTables, readRateTables, type FrozenTable, type ReadTable, type WantedVersions } from '../tables'
import { compiledRating } from './rating-shelf'
import { sha256 } from './sha256'

export type OpenRating = {
  readonly opened: OpenBody
  readonly tables: readonly ReadTable[]
  readonly parts: RatingParts
  readonly outcome: RatingOutcome
  /** All of it by its hash: what a quote remembers. */
  readonly document: HashedDocument
  readonly today: Day
  /** From what a buyer typed to what is rated; names that connectors answer may be tried out, too. */
  readonly read: (answers: Answers) => RawAnswers
}

type Wanted = { readonly recipe?: Recipe | undefined; readonly versions?: WantedVersions }

/** The newest body of a product, compiled with its tables; `recipe` is tried in place of the saved one. */
export async function openRating(ctx: CompanyCtx, productId: string, wanted: Wanted = {}): Promise<OpenRating> {
  return ratingOfBody(ctx, await openBody(ctx, productId), wanted)
}

type RatedBody = Pick<OpenBody, 'productId' | 'body' | 'isDraft'>

/** The same of any body: an older one is rated with the tables that it was published with. */
export async function ratingOfBody<Opened extends RatedBody>(ctx: CompanyCtx, opened: Opened, wanted: Wanted = {}) {
  const tables = await tablesOf(ctx, opened, wanted.versions ?? 'active')
  const parts = partsOfBody(
    opened.body,
    tables.map(({ table }) => table),
    wanted.recipe,
  )
  if (!parts) throw new Refused('pricing.noRecipe')
  const hashes = new Map(tables.map(({ table, hash }) => [table.id, hash]))
  const document = ratingDocument(parts, (table) => hashes.get(table), sha256)
  const today = momentIn(ctx.now(), opened.body.timeZone).day
  const outcome = compiledRating(ctx.company, document.hash, parts, !opened.isDraft)
  return { opened, tables, parts, outcome, document, today, read: triedReader(opened.body, today) }
}

/** What is published keeps the tables that it was published with. */
export async function tablesOf(ctx: CompanyCtx, opened: RatedBody, versions: WantedVersions): Promise<ReadTable[]> {
  const frozen = opened.body.tables as FrozenTable[] | undefined
  return !opened.isDraft && Array.isArray(frozen)
    ? readFrozenTables(ctx, frozen)
    : readRateTables(ctx, opened.productId, { versions })
}
