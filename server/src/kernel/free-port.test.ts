import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from './free-port'

test('a port to keep can be listened at, and is none that the system gives to whoever connects somewhere', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, freePort))
  for (const port of ports) {
    const server = createServer()
    await new Promise<void>((resolve, fail) => server.once('error', fail).listen(port, '127.0.0.1', resolve))
    await new Promise((resolve) => server.close(resolve))
  }
  const givenOut = Number(readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').split(/\s+/)[0])
  expect(ports.filter((port) => port >= givenOut)).toEqual([])
})
