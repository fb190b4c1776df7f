import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** The public halves of the keys that browsers sign with. */
export const signingKeys = pgTable(
  'signing_keys',
  {
    id: uuid('id').primaryKey(),
    publicKey: text('public_key').notNull(),
    /** Hash of the browser's device id. */
    device: text('device').notNull(),
    /** The one session that this key signs for; null until the first call with a session. */
    sessionId: uuid('session_id'),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('signing_keys_by_expiry').on(table.expiresAt)],
)

/**
 * Every nonce seen in the last ten minutes, so that a recorded call is refused, after a restart too. Rows come in the order of
 * time, so the sweep finds the old ones by block ranges, and a call pays for one index instead of two.
 */
export const signingNonces = pgTable(
  'signing_nonces',
  { keyId: uuid('key_id').notNull(), nonce: text('nonce').notNull(), seenAt: at('seen_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.keyId, table.nonce] }),
    index('signing_nonces_by_time').using('brin', table.seenAt),
  ],
)

/** The server's own key pair, one for all processes; the private half is sealed with the installation's secret. */
export const serverKeys = pgTable('server_keys', {
  purpose: text('purpose').primaryKey(),
  publicKey: text('public_key').notNull(),
  sealedPrivateKey: text('sealed_private_key').notNull(),
  createdAt: at('created_at').notNull(),
})
