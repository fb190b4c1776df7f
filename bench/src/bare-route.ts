import Fastify from 'fastify'
import pg from 'pg'
import { embeddedIn } from '../../server/src/start/embedded.builder'

/**
 * A route as one would write it without a platform, in a process of its own: JSON in, one query between begin and commit,
 * JSON out. What becomes of it beside heavy work is what the machine does to anybody. Told the data folder, it tells its
 * address.
 */
process.once('disconnect', () => process.exit())
process.once('message', (folder: string) => void start(folder).then((url) => process.send?.(url)))

async function start(folder: string): Promise<string> {
  const pool = new pg.Pool({ ...embeddedIn(folder).address(), max: 4, min: 4 })
  const app = Fastify()
  app.post('/bare', async () => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      const { rows } = await client.query<{ place: string; what: string; at: Date }>({
        name: 'bare',
        text: 'select place, what, at from audit_log order by company_id, place desc limit 20',
      })
      await client.query('commit')
      return { status: 200, rows: rows.map(({ place, what, at }) => ({ place: Number(place), what, at: String(at) })) }
    } finally {
      client.release()
    }
  })
  return app.listen({ port: 0, host: '127.0.0.1' })
}
