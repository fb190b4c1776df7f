import { shellRefusal } from '@coverwright/rules/release/publishing'
import { Refused, refuseIf } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { loadRelease } from './freeze-body'
import { holdShell } from './hold-shell'
import { mountOn } from './mount-release'
import { presentShell } from './present'
import { listBackups } from './store'

/** The swap backup is mounted again, by one more row: what was rolled back is the backup from now on. */
export async function rollBack(ctx: CompanyCtx, { shellId }: { shellId: string }) {
  const shell = await holdShell(ctx, shellId)
  refuseIf(shellRefusal(shell.state, 'rollBack'))
  const backup = (await listBackups(ctx, [shellId])).get(shellId)
  if (!backup) throw new Refused('publishing.noBackup')
  const release = await loadRelease(ctx, shell.productId, backup.hash)
  return presentShell(ctx, await mountOn(ctx, shell, release, 'rollBack'))
}
