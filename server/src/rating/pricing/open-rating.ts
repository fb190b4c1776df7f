import { triedReader } from '@coverwright/rules/rating/connectors'
import type { RawAnswers } from '@coverwright/rules/design/datasets'
import { type Answers, momentIn } from '@coverwright/rules/design/forms'
import type { Day } from '@coverwright/rules/kernel'
import type { FrozenTable } from '@coverwright/rules/design/parts'
import type { Recipe } from '@coverwright/rules/rating/pricing'
import type { Body } from '@coverwright/rules/design/products'
import {
  partsOfBody,
  partsOfDraft,
  ratingDocument,
  type HashedDocument,
  type RatingOutcome,
  type RatingParts,
} from '@coverwright/rules/rating/rating'
import { Refused, sha256 } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { openBody, type OpenBody } from '../../design/products'
import { findTables, readFrozenTables, readRateTables, type ReadTable, type WantedVersions } from '../tables'
import { inOnePacket } from '../../platform/database'
import { compiledRating } from './rating-cache'

/** A recipe, compiled with its tables. */
export type RatedBody = {
  readonly tables: readonly ReadTable[]
  readonly parts: RatingParts
  readonly outcome: RatingOutcome
  /** All of it by its hash: what a quote remembers. */
  readonly document: HashedDocument
}

export type OpenRating = RatedBody & {
  readonly opened: OpenBody
  readonly today: Day
  /** From what a buyer typed to what is rated; names that connectors answer may be tried out, too. */
  readonly read: (answers: Answers) => RawAnswers
}

type Wanted = { readonly recipe?: Recipe | undefined; readonly versions?: WantedVersions }
/** The tables that a draft has now, where they were looked up already. */
type Found = { readonly found?: readonly FrozenTable[] }

/** The newest body of a product, compiled with its tables; `recipe` is tried in place of the saved one. */
export async function openRating(ctx: CompanyCtx, productId: string, wanted: Wanted = {}): Promise<OpenRating> {
  const { versions = 'active' } = wanted
  const [opened, found] = await inOnePacket([openBody(ctx, productId), findTables(ctx, productId, { versions })])
  const today = momentIn(ctx.now(), opened.body.timeZone).day
  return {
    ...(await ratingOfBody(ctx, opened, { ...wanted, found })),
    opened,
    today,
    read: readerOf(opened.body, today),
  }
}

const readers = new WeakMap<Body, { readonly day: Day; readonly read: OpenRating['read'] }>()

/** Made once a day for as long as somebody holds on to the body. */
function readerOf(body: Body, day: Day): OpenRating['read'] {
  const known = readers.get(body)
  if (known?.day === day) return known.read
  const read = triedReader(body, day)
  readers.set(body, { day, read })
  return read
}

type ToRate = Pick<OpenBody, 'productId' | 'body' | 'isDraft'>

/** What was published never changes, nor does its rating: whoever holds on to the body has its rating at once. */
const ratingsOfPublished = new WeakMap<Body, RatedBody>()

/** The same of any body: an older one is rated with the tables that it was published with. */
export async function ratingOfBody(ctx: CompanyCtx, given: ToRate, wanted: Wanted & Found = {}): Promise<RatedBody> {
  const isLasting = !given.isDraft && wanted.recipe === undefined
  const known = isLasting ? ratingsOfPublished.get(given.body) : undefined
  if (known) return known
  const tables = await tablesOf(ctx, given, wanted.versions ?? 'active', wanted.found)
  const latest = wanted.recipe === undefined ? latestOfDraft.get(given.body) : undefined
  if (latest && isSameTables(latest.tables, tables)) return latest
  const partsOf = given.isDraft ? partsOfDraft : partsOfBody
  const parts = partsOf(
    given.body,
    tables.map(({ table }) => table),
    wanted.recipe,
  )
  if (!parts) throw new Refused('pricing.noRecipe')
  const hashes = new Map(tables.map(({ table, hash }) => [table.id, hash]))
  const document = ratingDocument(parts, (table) => hashes.get(table), sha256)
  const rated = { tables, parts, outcome: compiledRating(ctx.company, document.hash, parts, !given.isDraft), document }
  if (isLasting) ratingsOfPublished.set(given.body, rated)
  else if (wanted.recipe === undefined) latestOfDraft.set(given.body, rated)
  return rated
}

/** Of a draft, as long as neither its text nor its tables have changed: both are the same objects then. */
const latestOfDraft = new WeakMap<Body, RatedBody>()

const isSameTables = (one: readonly ReadTable[], other: readonly ReadTable[]): boolean =>
  one.length === other.length && one.every((table, at) => table === other[at])

/** What is published keeps the tables that it was published with. */
export async function tablesOf(
  ctx: CompanyCtx,
  { productId, body, isDraft }: ToRate,
  versions: WantedVersions,
  found?: Found['found'],
): Promise<ReadTable[]> {
  if (!isDraft) return readFrozenTables(ctx, body.tables ?? [])
  return found ? readFrozenTables(ctx, found) : readRateTables(ctx, productId, { versions })
}

/** Those that a price is made of; others decide whom one accepts. */
export const pricingTables = (tables: readonly ReadTable[]) =>
  tables.filter(({ use }) => use === 'pricing').map(({ table }) => table)
