import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import type { BaseCtx } from '../../platform/operations'

/** Hashing fills a core: one stays free for those who wait for something else, and threads for files and name look-ups. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1))

/** Argon2id (2) as OWASP advises: 19 MiB, two passes, one lane. */
const STRENGTH = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, STRENGTH))

/** What an address without a password is checked against, so that it takes as long as one that has one. */
let nobodysHash: Promise<string> | undefined

/** Takes the same time whether there is a hash to compare with or not. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  nobodysHash ??= hashPassword('nobody has this password')
  const compared = passwordHash ?? (await nobodysHash)
  const fits = await inTurn(() => verify(compared, password))
  return fits && passwordHash !== null
}

/** As above, in a call: while it waits for its turn and for the proof it holds no connection, of which others have need. */
export const provesPassword = (ctx: BaseCtx, password: string, passwordHash: string | null): Promise<boolean> =>
  ctx.outside(`password of ${passwordHash ?? 'nobody'}`, () => isPassword(password, passwordHash))

let running = 0
const waiting: (() => void)[] = []

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
