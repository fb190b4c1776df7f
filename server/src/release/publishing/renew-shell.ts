import type { shellOperations } from '@coverwright/contract/release/publishing'
import type { TakesOf } from '@coverwright/contract/platform'
import { parseDay } from '@coverwright/rules/kernel'
import { renewalRefusal } from '@coverwright/rules/release/publishing'
import { companyDay } from '../../company/settings'
import { Refused, refuseIf } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { aboutShell, changeShell, refuseTrashed } from './change-shell'
import { holdShell } from './hold-shell'
import { presentShell } from './present'

type Asked = TakesOf<typeof shellOperations.renew>

/** Until when it is sold. One that has expired is sold again from this moment on. */
export async function renewShell(ctx: CompanyCtx, { shellId, expiresOn: text, autoRenew }: Asked) {
  const shell = await holdShell(ctx, shellId)
  refuseTrashed(shell)
  const expiresOn = text === null ? null : parseDay(text)
  if (text !== null && expiresOn === null) throw new Refused('publishing.renewPast', { field: 'expiresOn' })
  refuseIf(renewalRefusal(expiresOn, await companyDay(ctx)))
  await ctx.record('publishing.renewed', aboutShell(shell))
  return presentShell(ctx, await changeShell(ctx, shell, { expiresOn, autoRenew }))
}
