import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { CannotStart, type Config } from '../platform/config'

/** A server that was just told to stop may still be on its way out. */
const PATIENCE_MS = 1_500

/** Tries the port before anything else is started: a taken one should cost a moment, not a migration. */
export async function checkPort(config: Config) {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const refusal = await tryPort(config)
    if (!refusal) return
    if (Date.now() > deadline || !(refusal instanceof CannotStart)) throw refusal
    await wait(100)
  }
}

async function tryPort(config: Config): Promise<unknown> {
  const probe = createServer()
  probe.listen(config.port, config.host)
  try {
    await once(probe, 'listening')
  } catch (error) {
    return portRefusal(config, error)
  }
  probe.close()
  await once(probe, 'close')
  return null
}

/** Somebody else's fault is one sentence; anything else stays what it was. */
export function portRefusal({ host, port }: Config, error: unknown): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new CannotStart(`Port ${port} is already in use; stop what uses it or set PORT to another.`, {
        cause: error,
      })
    case 'EACCES':
      return new CannotStart(`This account may not listen on port ${port}; set PORT to one above 1023.`, {
        cause: error,
      })
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new CannotStart(`This machine has no address ${host} to listen on; set HOST to another.`, { cause: error })
    default:
      return error
  }
}
