import { once } from 'node:events'
import { createServer } from 'node:net'
import { CannotStart, type Config } from '../platform/config'

/** Tries the port before anything else is started: a taken one should cost a moment, not a migration. */
export async function checkPort(config: Config) {
  const probe = createServer()
  probe.listen(config.port, config.host)
  try {
    await once(probe, 'listening')
  } catch (error) {
    throw portRefusal(config, error)
  }
  probe.close()
  await once(probe, 'close')
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
