import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'

/** The company of calls by strangers: no row belongs to it. */
export const NIL_COMPANY = '00000000-0000-0000-0000-000000000000'

/** No connection came free in time: nothing was done, and a little later it may go. */
export class OutOfConnections extends Error {}

/** What reads is held to it by the database. */
export type Manner = { readonly isReading: boolean }

/**
 * One transaction with the tenant set. It begins with its first statement, in the same packet: whoever asks nothing of the
 * database takes no connection. Whatever is thrown rolls it back.
 */
export async function inCompany<Result>(
  pool: Pool,
  company: string,
  work: (db: NodePgDatabase) => Promise<Result>,
  manner: Manner = { isReading: false },
): Promise<Result> {
  const transaction = new Transaction(pool, company, manner)
  try {
    const result = await work(drizzle(transaction as unknown as PoolClient))
    const committed = transaction.commit()
    // Of what was only read nothing is left to happen: nobody waits for the end of it but its connection.
    if (manner.isReading) committed.catch(() => transaction.undo())
    else await committed
    return result
  } catch (error) {
    throw (await transaction.undo()) ?? error
  }
}

/** Drizzle keeps PostgreSQL's own error as the cause of its own. */
export const isChangeWhileReading = (thrown: unknown): boolean =>
  [thrown, (thrown as Error | null)?.cause].some((error) => (error as { code?: unknown } | null)?.code === '25006')

type Query = PoolClient['query']

/** What statements of a transaction are asked of, in place of the connection that it takes when it needs one. */
export class Transaction {
  private client: PoolClient | null = null
  private taken: Promise<PoolClient> | null = null
  private begun: Promise<void> = Promise.resolve()

  constructor(
    private readonly pool: Pool,
    private company: string,
    private readonly manner: Manner,
  ) {}

  readonly query = ((...asked: Parameters<Query>) =>
    this.client
      ? this.client.query(...asked)
      : (this.taken ??= this.take()).then((client) => client.query(...asked))) as unknown as Query

  /** Goes on in another company; before the first statement that is only a word. */
  async enter(company: string): Promise<void> {
    if (this.taken) await this.query(setTenant(company))
    else this.company = company
  }

  async commit(): Promise<void> {
    if (!this.taken) return
    const client = await this.taken
    await this.begun
    await client.query('commit')
    client.release()
  }

  /** Gives why it never began, where it did not: what was thrown after that only says that nothing went any more. */
  async undo(): Promise<Error | null> {
    if (!this.taken) return null
    try {
      const client = await this.taken
      const failed = await this.begun.then(
        () => null,
        (error: Error) => error,
      )
      await giveBack(client)
      return failed
    } catch (error) {
      return error as Error
    }
  }

  private async take(): Promise<PoolClient> {
    const client = await takeConnection(this.pool)
    this.begun = begin(client, this.company, this.manner)
    // Heard at the end; the statement that follows at once fails of it too.
    this.begun.catch(() => {})
    this.client = client
    return client
  }
}

/** While nobody waits in line it is the database that does not answer, which is another matter. */
async function takeConnection(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    if (pool.idleCount === 0 && pool.totalCount >= pool.options.max) throw new OutOfConnections('', { cause: error })
    throw error
  }
}

const setTenant = (company: string) => ({
  name: 'tenant',
  text: `select set_config('app.company_id', $1, true)`,
  values: [company],
})

/** Both statements leave in one packet; both promises are awaited, so that neither rejects unheard. */
async function begin(client: PoolClient, company: string, { isReading }: Manner) {
  const opening = client.query(isReading ? 'begin read only' : 'begin')
  const sent = await Promise.allSettled([opening, client.query(setTenant(company))])
  for (const each of sent) if (each.status === 'rejected') throw each.reason
}

/** A connection that cannot roll back is of no further use. */
async function giveBack(client: PoolClient) {
  const broken = await client.query('rollback').then(
    () => false,
    () => true,
  )
  client.release(broken)
}
