import type { CanaryLimits, CanaryState, SideFigures, Watched } from '@coverwright/rules/release/canaries'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Both sides: of the release that a share of the visitors get, and of the one that stands. */
export type BothSides = { readonly fresh: SideFigures; readonly standing: SideFigures }

/** A share of the visitors of a shell on another release, with the limits that it is taken back for. */
export const canaries = pgTable(
  'canaries',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    productId: uuid('product_id').notNull(),
    shellId: uuid('shell_id').notNull(),
    releaseHash: text('release_hash').notNull(),
    number: integer('number').notNull(),
    standingHash: text('standing_hash').notNull(),
    standingNumber: integer('standing_number').notNull(),
    currency: text('currency').notNull(),
    share: integer('share').notNull(),
    limits: jsonb('limits').$type<CanaryLimits>().notNull(),
    /** Counts of pages are kept by the hour: what the first hour had counted before it began. */
    before: jsonb('before').$type<BothSides>().notNull(),
    /** As it was told; one that runs is over all the same once its shell knows nothing of it any more. */
    state: text('state').$type<CanaryState>().notNull(),
    startedBy: uuid('started_by'),
    startedAt: at('started_at').notNull(),
    endedBy: uuid('ended_by'),
    endedAt: at('ended_at'),
    /** How it stood at its end, and the limit for which it went back by itself. */
    figures: jsonb('figures').$type<BothSides>(),
    broke: jsonb('broke').$type<Watched>(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('canaries_by_product').on(table.companyId, table.productId, table.startedAt),
  ],
)
