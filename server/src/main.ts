import { makeSessions } from './company/identity'
import { stepBackHelpers } from './kernel'
import { CannotStart, type Config, loadConfig } from './platform/config'
import { createLog, type Log } from './platform/http'
import { rooms } from './rooms'
import { ROOT } from './root'
import { onSignals, seedOnDemand, startServer } from './start'

/** A stop that hangs is ended after this much more than the drain may take. */
const STOP_MARGIN_MS = 30_000

stepBackHelpers()
try {
  const config = loadConfig(ROOT)
  const log = createLog(config.logLevel)
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'Something failed that nobody expected')
    process.exit(1)
  })
  await (process.argv[2] === 'demo' ? seedOnDemand(config, log) : serve(config, log))
} catch (error) {
  if (!(error instanceof CannotStart)) throw error
  console.error(error.message)
  process.exit(1)
}

/** Signals are heard from the first moment: one that comes during the start stops what has been started by then. */
async function serve(config: Config, log: Log) {
  const starting = startServer({ config, log, rooms, sessions: makeSessions(config.secretKey) })
  onSignals(async () => {
    setTimeout(() => process.exit(1), config.shutdownSeconds * 1000 + STOP_MARGIN_MS).unref()
    const running = await starting.catch(() => null)
    await running?.stop()
    process.exit(running ? 0 : 1)
  })
  await starting
}
