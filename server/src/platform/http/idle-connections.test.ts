import { setTimeout as wait } from 'node:timers/promises'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { endIdleConnections } from './idle-connections'

const PATIENCE_MS = 10_000

test('a stop does not wait for a connection whose answer was leaving when it began', async () => {
  const http = fastify({ forceCloseConnections: 'idle' })
  let finish = () => {}
  http.get('/file', (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200).write('first half, ')
    finish = () => reply.raw.end('second half')
  })
  http.addHook('preClose', async () => endIdleConnections(http.server))
  const answer = await fetch(`${await http.listen({ port: 0, host: '127.0.0.1' })}/file`)
  const closing = http.close().then(() => 'closed')
  await wait(100)
  finish()
  expect(await answer.text()).toBe('first half, second half')
  expect(await Promise.race([closing, wait(PATIENCE_MS, 'still open', { ref: false })])).toBe('closed')
})
