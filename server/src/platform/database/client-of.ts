import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { ClientBase } from 'pg'

/** The connection behind a transaction. */
export const clientOf = (db: NodePgDatabase) => (db as NodePgDatabase & { $client: ClientBase }).$client
