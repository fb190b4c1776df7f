import type { Account } from '@coverwright/contract/company/identity'
import type { MemberCtx } from '../../platform/operations'
import { loadSelf, presentAccount } from './own-account'

export async function getAccount(ctx: MemberCtx): Promise<Account> {
  return presentAccount(ctx, await loadSelf(ctx))
}
