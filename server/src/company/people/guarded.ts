import { type Failures, type Guard, signInGuards, signInRefusal } from '@coverwright/rules/company/identity'
import { refuseIf } from '../../kernel'
import type { BaseCtx } from '../../platform/operations'
import { addFailure, clearFailures, findFailures, lockKey } from './store'

/** Who is guessing: an account, and a network address where that counts too. */
type Guarded = { account: string; address: string | null }
type Key = { key: string; guard: Guard }

/**
 * Runs one try at proving something that can be guessed, counted by account and by network address.
 * The count is read again after the proof, under a lock: of many tries at once no more than the allowed ones count,
 * whether they were right or not.
 */
export async function guarded(ctx: BaseCtx, who: Guarded, prove: () => Promise<boolean>): Promise<boolean> {
  const account = { key: `account:${who.account}`, guard: signInGuards.account }
  const keys: Key[] = [account]
  if (who.address !== null) keys.push({ key: `address:${who.address}`, guard: signInGuards.address })
  await refuseWhenGuarded(ctx, keys)
  const isProved = await prove()
  await lockKey(ctx, account.key)
  await refuseWhenGuarded(ctx, keys)
  if (isProved) await clearFailures(ctx, account.key)
  else for (const { key, guard } of keys) await addFailure(ctx, key, guard.forgivenEveryMs)
  return isProved
}

async function refuseWhenGuarded(ctx: BaseCtx, keys: readonly Key[]) {
  const rows = await findFailures(
    ctx,
    keys.map(({ key }) => key),
  )
  const seen = new Map<string, Failures>(rows.map((row) => [row.key, row]))
  for (const { key, guard } of keys) refuseIf(signInRefusal(guard, seen.get(key) ?? null, ctx.now()))
}

/** The way back for somebody who proved the mailbox: every count of this account is forgotten. */
export const forgiveAccount = (ctx: BaseCtx, account: string) => clearFailures(ctx, `account:${account}`, 'andDevices')
