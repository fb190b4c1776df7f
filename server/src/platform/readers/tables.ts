import { bigint, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })
const place = (name: string) => bigint(name, { mode: 'number' })

/** How far each reader is in a company's stream. Locked by whoever reads, so that no two processes read the same at once. */
export const readerPlaces = pgTable(
  'reader_places',
  {
    companyId: uuid('company_id').notNull(),
    reader: text('reader').notNull(),
    /** Everything up to here is done, or passed over as nothing to it, or parked. */
    place: place('place').notNull().default(0),
    /** How often the next event has failed by now, and when it is tried again. */
    failures: integer('failures').notNull().default(0),
    retryAt: at('retry_at'),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.reader] })],
)

/** One row for each event that a reader has done, in the transaction that did it: none is done twice, wherever it reads from. */
export const handledEvents = pgTable(
  'handled_events',
  {
    companyId: uuid('company_id').notNull(),
    reader: text('reader').notNull(),
    place: place('place').notNull(),
    handledAt: at('handled_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.reader, table.place] })],
)

/** Events that a reader failed at too often: it went on without them, and they wait for an operator. */
export const parkedEvents = pgTable(
  'parked_events',
  {
    ownerCompany: uuid('owner_company').notNull(),
    reader: text('reader').notNull(),
    place: place('place').notNull(),
    eventName: text('event_name').notNull(),
    failures: integer('failures').notNull(),
    error: text('error').notNull(),
    parkedAt: at('parked_at').notNull(),
    /** Set by the operator: the reader tries it once more. */
    retryAskedAt: at('retry_asked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.ownerCompany, table.reader, table.place] }),
    index('parked_events_by_time').on(table.parkedAt),
  ],
)
