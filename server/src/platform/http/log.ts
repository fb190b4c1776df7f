import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/** Names under which a secret or a person might slip into a logged object. */
const PRIVATE_NAMES = [
  'authorization', 'cookie', 'signature', 'password', 'token', 'secret', 'email', 'phone', 'address', 'body', 'headers',
] // oxfmt-ignore

/** One JSON line per thing that happened. What people typed, and who they are, is not in it. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: { pid: process.pid },
    redact: { paths: PRIVATE_NAMES.flatMap((name) => [name, `*.${name}`]), censor: '[private]' },
    serializers: { err: printError, error: printError },
  }
  return destination ? pino(options, destination) : pino(options)
}

type PrintedError = { type: string; message: string; code?: string; stack: string; cause?: PrintedError }

/** Messages of database errors quote the values of the query, so only what comes before them is kept. */
function printError(thrown: unknown): PrintedError {
  if (!(thrown instanceof Error))
    return { type: typeof thrown, message: 'something that is not an error was thrown', stack: '' }
  const { code, cause } = thrown as Error & { code?: unknown }
  const frames = (thrown.stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
  return {
    type: thrown.name,
    message: withoutValues(thrown.message),
    ...(typeof code === 'string' && { code }),
    stack: frames.join('\n'),
    ...(cause !== undefined && { cause: printError(cause) }),
  }
}

const withoutValues = (message: string) =>
  message
    .split(/\nparams:/)[0]
    ?.replace(/"[^"]*"|'[^']*'/g, '"…"')
    .slice(0, 500) ?? ''
