import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'

const LOWEST = 20_000
/** Where most systems begin to give out ports to whoever connects somewhere; Linux says where it does. */
const USUAL = 49_152
const TRIES = 100

/**
 * A port to keep, and to come back to after a crash. Not one of those that the system gives out to outgoing connections:
 * while nobody listens, any of them could get it, even one that tries to connect to this very port, and it would be taken.
 */
export async function freePort(): Promise<number> {
  const width = givenOutFrom() - LOWEST
  for (let tries = 0; width > 0 && tries < TRIES; tries++) {
    const port = await bound(LOWEST + Math.floor(Math.random() * width))
    if (port) return port
  }
  const any = await bound(0)
  if (!any) throw new Error('no port was given')
  return any
}

function givenOutFrom(): number {
  try {
    return Number(/\d+/.exec(readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8'))?.[0] ?? USUAL)
  } catch {
    return USUAL
  }
}

/** The port that could be listened at, let go again; none when somebody has it. */
async function bound(wanted: number): Promise<number | null> {
  const probe = createServer()
  const isBound = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(wanted, '127.0.0.1', () => resolve(true))
  })
  if (!isBound) return null
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}
