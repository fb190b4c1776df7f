import type { RunRow } from '@coverwright/contract/rating/connectors'
import type { Connector, FieldValues, ResultType } from '@coverwright/rules/rating/connectors'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true }).notNull()

/** Values of secret headers are sealed in `secrets`, by the header's name in lower case; the design has them empty. */
export const connectors = pgTable(
  'connectors',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    foldedName: text('folded_name').notNull(),
    design: jsonb('design').$type<Connector>().notNull(),
    secrets: jsonb('secrets').$type<Record<string, string>>().notNull(),
    revision: integer('revision').notNull(),
    createdAt: at('created_at'),
    updatedAt: at('updated_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('connector_name_once').on(table.companyId, table.foldedName),
  ],
)

export type AskedRequest = {
  method: Connector['method']
  url: string
  headers: { name: string; value: string }[]
  body: string | null
}

/** Every time that a connector was asked. A quote is replayed from here, so those rows outlive their connector. */
export const connectorRuns = pgTable(
  'connector_runs',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    connectorId: uuid('connector_id').notNull(),
    connectorName: text('connector_name').notNull(),
    connectorRevision: integer('connector_revision').notNull(),
    resultType: text('result_type').$type<ResultType>().notNull(),
    cause: text('cause').$type<RunRow['cause']>().notNull(),
    productId: uuid('product_id'),
    retryOf: uuid('retry_of'),
    memberId: uuid('member_id'),
    /** What the connector was told, as JSON text: numbers as they were. */
    inputs: text('inputs').notNull(),
    /** The same question to the same connector has the same hash. */
    questionHash: text('question_hash').notNull(),
    request: jsonb('request').$type<AskedRequest | null>(),
    state: text('state').$type<RunRow['state']>().notNull(),
    status: integer('status'),
    failure: jsonb('failure').$type<RunRow['failure']>(),
    answer: text('answer').notNull(),
    fields: jsonb('fields').$type<FieldValues | null>(),
    tries: integer('tries').notNull(),
    durationMs: integer('duration_ms').notNull(),
    askedAt: at('asked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('connector_runs_newest').on(table.companyId, table.askedAt),
    index('connector_runs_question').on(table.companyId, table.connectorId, table.questionHash, table.askedAt),
  ],
)

/** How its things are called, for screens that know only their ids. */
export const namedConnectors = {
  connector: { company: connectors.companyId, id: connectors.id, name: connectors.name },
}
