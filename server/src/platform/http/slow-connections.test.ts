import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { silentConnections } from './silent-connections'
import { endSlowBodies } from './slow-bodies'

const http = fastify()
let port = 0

beforeAll(async () => {
  silentConnections(http.server, 60)
  endSlowBodies(http, 60)
  http.post('/call', async () => ({ done: true }))
  await http.listen({ port: 0, host: '127.0.0.1' })
  port = (http.server.address() as AddressInfo).port
})
afterAll(() => http.close())

test('a connection on which nobody asks is ended', async () => {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'close')
  expect(socket.bytesRead).toBe(0)
})

test('a call whose body does not come is ended, and one that has come is answered however long it takes', async () => {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  socket.write('POST /call HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{')
  await once(socket, 'close')
  const answer = await fetch(`http://127.0.0.1:${port}/call`, { method: 'POST' })
  expect(await answer.json()).toEqual({ done: true })
})
