import type {
  Environment,
  ReleaseChange,
  ReleaseEffect,
  Scheduled,
  ShellState,
} from '@coverwright/rules/release/publishing'
import type { Language } from '@coverwright/rules/languages'
import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** What was written down when a body was frozen: it is never changed afterwards. */
export type ReleaseRecord = {
  readonly version: 1
  /** The number of the release that it was held against. */
  readonly against: number | null
  readonly changes: readonly ReleaseChange[]
  readonly tests: { readonly passed: number; readonly failed: number }
  /** What it does to prices; not known of releases that were frozen before it was worked out. */
  readonly effect?: ReleaseEffect
}

export type StoredSettings = {
  readonly seoTitle: string
  readonly seoDescription: string
  readonly languages: readonly Language[]
}
export const NO_SETTINGS: StoredSettings = { seoTitle: '', seoDescription: '', languages: [] }

/** A frozen body under its hash, with its sealed record. */
export const releases = pgTable(
  'releases',
  {
    companyId: uuid('company_id').notNull(),
    productId: uuid('product_id').notNull(),
    hash: text('hash').notNull(),
    number: integer('number').notNull(),
    record: jsonb('record').$type<ReleaseRecord>().notNull(),
    frozenBy: uuid('frozen_by'),
    frozenAt: at('frozen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.productId, table.hash] })],
)

/** Places where a release is mounted. Body number, hash and time repeat the last row of `mounts`, for whoever reads a page. */
export const shells = pgTable(
  'shells',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    productId: uuid('product_id').notNull(),
    environment: text('environment').$type<Environment>().notNull().default('live'),
    state: text('state').$type<ShellState>().notNull().default('online'),
    slug: text('slug').notNull(),
    settings: jsonb('settings').$type<StoredSettings>().notNull().default(NO_SETTINGS),
    expiresOn: integer('expires_on'),
    autoRenew: boolean('auto_renew').notNull().default(false),
    /** Of the secret in the link to a pre-live address. */
    tokenHash: text('token_hash'),
    /** The first of what was scheduled and still waits; the room of schedules keeps it. */
    scheduledWhat: text('scheduled_what').$type<Scheduled>(),
    scheduledAt: at('scheduled_at'),
    /** A share of the visitors on another release; the room of canaries keeps it. */
    canaryId: uuid('canary_id'),
    canaryHash: text('canary_hash'),
    canaryShare: integer('canary_share'),
    trashedAt: at('trashed_at'),
    bodyNumber: integer('body_number').notNull(),
    bodyHash: text('body_hash').notNull(),
    publishedAt: at('published_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('shells_by_product').on(table.companyId, table.productId),
    uniqueIndex('shell_one_prelive')
      .on(table.companyId, table.productId)
      .where(sql`environment = 'prelive' and state <> 'trash'`),
    foreignKey({ columns: [table.slug], foreignColumns: [shellAddresses.slug], name: 'shell_address_known' }),
  ],
)

/** Which release stood where from when, with what share of the visitors, by whom and why: rows are only ever added. */
export const mounts = pgTable(
  'mounts',
  {
    companyId: uuid('company_id').notNull(),
    shellId: uuid('shell_id').notNull(),
    place: integer('place').notNull(),
    productId: uuid('product_id').notNull(),
    releaseHash: text('release_hash').notNull(),
    number: integer('number').notNull(),
    share: integer('share').notNull().default(100),
    why: text('why').$type<MountWhy>().notNull(),
    /** Null where the demo or the machine did it. */
    memberId: uuid('member_id'),
    mountedAt: at('mounted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.shellId, table.place] }),
    index('mounts_by_release').on(table.companyId, table.shellId, table.releaseHash),
    index('mounts_by_product').on(table.companyId, table.productId, table.mountedAt),
  ],
)

/** A row of a canary says what share of the visitors got which release from then on. */
export type MountWhy = 'publish' | 'swap' | 'rollBack' | 'canary' | 'canaryEnded' | 'canaryRolledBack'

/** Products that were moved out of the projects to those for sale. */
export const primaryProducts = pgTable(
  'primary_products',
  {
    companyId: uuid('company_id').notNull(),
    productId: uuid('product_id').notNull(),
    movedBy: uuid('moved_by'),
    movedAt: at('moved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.productId] })],
)

/** Outside the walls: a buyer has an address before anything says whose it is, and no two companies share one. */
export const shellAddresses = pgTable('shell_addresses', {
  slug: text('slug').primaryKey(),
  ownerCompany: uuid('owner_company').notNull(),
  shellId: uuid('shell_id').notNull(),
})
