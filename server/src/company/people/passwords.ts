import { availableParallelism } from 'node:os'
import type { BaseCtx } from '../../platform/operations'
import { WarmWorker, workerModule } from '../../platform/workers'
import type { PasswordTask } from './password-work'

/** Hashing fills a core: one stays free for those who wait for something else. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1))

const KIND = { module: workerModule(import.meta.url, 'password-work'), maxMemoryMb: 64 }

/** Processes that step back for whoever waits for an answer: a thread of the server has the server's own priority. */
const idle = Array.from(
  { length: AT_ONCE },
  () => new WarmWorker<PasswordTask, string | boolean>(KIND, { maxTimeMs: 60_000, keptMs: 10 * 60_000 }),
)

export const hashPassword = (password: string): Promise<string> => inTurn({ kind: 'hash', password }) as Promise<string>

/** What an address without a password is checked against, so that it takes as long as one that has one. */
let nobodysHash: Promise<string> | undefined

/** Takes the same time whether there is a hash to compare with or not. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  nobodysHash ??= hashPassword('nobody has this password').catch((error: unknown) => {
    nobodysHash = undefined
    throw error
  })
  const compared = passwordHash ?? (await nobodysHash)
  const fits = await inTurn({ kind: 'verify', hash: compared, password })
  return fits === true && passwordHash !== null
}

/** As above, in a call: while it waits for its turn and for the proof it holds no connection, of which others have need. */
export const provesPassword = (ctx: BaseCtx, password: string, passwordHash: string | null): Promise<boolean> =>
  ctx.outside(`password of ${passwordHash ?? 'nobody'}`, () => isPassword(password, passwordHash))

type Hasher = (typeof idle)[number]
const waiting: ((hasher: Hasher) => void)[] = []

async function inTurn(task: PasswordTask): Promise<string | boolean> {
  const hasher = idle.pop() ?? (await new Promise<Hasher>((resolve) => waiting.push(resolve)))
  try {
    return await hasher.run(task)
  } finally {
    const next = waiting.shift()
    if (next) next(hasher)
    else idle.push(hasher)
  }
}
