import { eq, lt } from 'drizzle-orm'
import type { ClientBase, Pool } from 'pg'
import type { Db } from '../operations'
import { serverKeys, signingKeys, signingNonces } from './tables'

export type KeyRow = { id: string; publicKey: string; device: string; sessionId: string | null; expiresAt: Date }

/** Outside any transaction: a signature is checked before there is one. */
export async function findKey(pool: Pool, id: string): Promise<KeyRow | undefined> {
  const found = await pool.query<KeyRow>({
    name: 'signing-key',
    text: `select id, public_key as "publicKey", device, session_id as "sessionId", expires_at as "expiresAt" from signing_keys where id = $1`,
    values: [id],
  })
  return found.rows[0]
}

export async function insertKey(db: Db, key: KeyRow & { createdAt: Date }) {
  await db.insert(signingKeys).values(key)
}

/** Binds a key to its first session for good; false when it already signs for another. */
export async function bindKey(db: Db, id: string, sessionId: string): Promise<boolean> {
  const bound = await (db as Db & { $client: ClientBase }).$client.query({
    name: 'signing-key-bind',
    text: 'update signing_keys set session_id = $2 where id = $1 and (session_id is null or session_id = $2)',
    values: [id, sessionId],
  })
  return bound.rowCount === 1
}

export async function deleteKeysExpiredBefore(db: Db, before: Date) {
  await db.delete(signingKeys).where(lt(signingKeys.expiresAt, before))
}

export async function deleteNoncesSeenBefore(db: Db, before: Date) {
  await db.delete(signingNonces).where(lt(signingNonces.seenAt, before))
}

type ServerKeyRow = { publicKey: string; sealedPrivateKey: string }

export async function findServerKey(db: Db, purpose: string): Promise<ServerKeyRow | undefined> {
  const [row] = await db.select().from(serverKeys).where(eq(serverKeys.purpose, purpose))
  return row
}

/** Of several processes that start at once the first one's key stays. */
export async function insertServerKey(db: Db, purpose: string, key: ServerKeyRow, now: Date) {
  await db
    .insert(serverKeys)
    .values({ purpose, ...key, createdAt: now })
    .onConflictDoNothing()
}
