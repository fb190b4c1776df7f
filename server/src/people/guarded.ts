import { type Failures, signInGuards, signInRefusal } from '@coverwright/rules/identity'
import { refuseIf } from '../kernel'
import type { BaseCtx } from '../platform/operations'
import { addFailure, clearFailures, findFailures, lockKey } from './store'

const FORGOTTEN_AFTER_MS = 24 * 60 * 60_000

type Guarded = { account: string; address: string }

/**
 * Runs one try at proving something that can be guessed, counted by account and by network address.
 * The count is read again after the proof, under a lock: of many tries at once no more than the allowed ones count,
 * whether they were right or not.
 */
export async function guarded(ctx: BaseCtx, keys: Guarded, prove: () => Promise<boolean>): Promise<boolean> {
  const [account, address] = [`account:${keys.account}`, `address:${keys.address}`]
  await refuseWhenGuarded(ctx, account, address)
  const isProved = await prove()
  await lockKey(ctx, account)
  await refuseWhenGuarded(ctx, account, address)
  if (isProved) {
    await clearFailures(ctx, account)
    return true
  }
  const forgottenBefore = new Date(ctx.now().getTime() - FORGOTTEN_AFTER_MS)
  await addFailure(ctx, account, forgottenBefore)
  await addFailure(ctx, address, forgottenBefore)
  return false
}

async function refuseWhenGuarded(ctx: BaseCtx, account: string, address: string) {
  const seen = new Map<string, Failures>((await findFailures(ctx, [account, address])).map((row) => [row.key, row]))
  refuseIf(signInRefusal(signInGuards.account, seen.get(account) ?? null, ctx.now()))
  refuseIf(signInRefusal(signInGuards.address, seen.get(address) ?? null, ctx.now()))
}

/** The way back for somebody who proved the mailbox: every count of this account is forgotten. */
export const forgiveAccount = (ctx: BaseCtx, account: string) => clearFailures(ctx, `account:${account}`, 'andDevices')
