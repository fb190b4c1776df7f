import { hashSync, verifySync } from '@node-rs/argon2'

export type PasswordTask =
  | { readonly kind: 'hash'; readonly password: string }
  | { readonly kind: 'verify'; readonly hash: string; readonly password: string }

/** Argon2id (2) as OWASP advises: 19 MiB, two passes, one lane. */
const STRENGTH = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** The hash, or whether it is that of the password; it fills a core for as long as it takes. */
export const doPasswordTask = (task: PasswordTask): string | boolean =>
  task.kind === 'hash' ? hashSync(task.password, STRENGTH) : verifySync(task.hash, task.password)
