import type { Pool, PoolClient } from 'pg'

/** What a connection says when the database under it is gone, or is not up again yet. */
const LOST = ['57P01', '57P02', '08003', '08006', 'ECONNRESET', 'ECONNREFUSED', 'EPIPE']
const LOST_SAYS = /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect/

/** The one of these that the queue tries again after; of the others it dies, and the whole process with it. */
const TRIED_AGAIN = 'ETIMEDOUT'

/** The pool as the queue is to see it: a database that is started again costs it a moment and nothing else. */
export function patientPool(pool: Pool): Pool {
  type Done = Parameters<typeof pool.connect>[0]
  const patiently = async () => patientClient(await pool.connect().catch(lookAgain))
  // The queue listens through a connection that it asks for in the old way, and tries again by itself.
  const connect = (done?: Done) => (done ? pool.connect(done) : patiently())
  return new Proxy(pool, {
    get: (target, name) => {
      if (name === 'connect') return connect
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

const patient = new WeakSet<PoolClient>()

function patientClient(client: PoolClient): PoolClient {
  if (patient.has(client)) return client
  patient.add(client)
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const patientQuery = (...args: unknown[]) => {
    const answer = query(...args)
    return answer instanceof Promise ? answer.catch(lookAgain) : answer
  }
  client.query = patientQuery as PoolClient['query']
  return client
}

function lookAgain(error: Error & { code?: string }): never {
  if (LOST.includes(error.code ?? '') || LOST_SAYS.test(error.message)) error.code = TRIED_AGAIN
  throw error
}
