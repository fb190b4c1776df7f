import { publishingOperations, shellOperations, type ShellView } from '@coverwright/contract/release/publishing'
import type { Permission } from '@coverwright/rules/company/members'
import { type Day, printDay } from '@coverwright/rules/kernel'
import { expiryState, lastDayOf, shellLife, shellStatus } from '@coverwright/rules/release/publishing'
import { companyDay } from '../../company/settings'
import { type CompanyCtx, mayDo } from '../../platform/operations'
import { listBackups, type ShellRow } from './store'

type Backup = { number: number; hash: string; dismountedAt: Date }
type Around = { today: Day; permissions: readonly Permission[]; backup: Backup | undefined }

export async function presentShell(ctx: CompanyCtx, shell: ShellRow): Promise<ShellView> {
  const [view] = await presentShells(ctx, [shell])
  if (!view) throw new Error('one shell gives one view')
  return view
}

export async function presentShells(ctx: CompanyCtx, rows: readonly ShellRow[]): Promise<ShellView[]> {
  const today = await companyDay(ctx)
  const backups = await listBackups(
    ctx,
    rows.map(({ id }) => id),
  )
  const permissions = permissionsOf(ctx)
  return rows.map((row) => viewOf(row, { today, permissions, backup: backups.get(row.id) }))
}

export const permissionsOf = (ctx: CompanyCtx): readonly Permission[] =>
  'member' in ctx ? (ctx.member as { permissions: readonly Permission[] }).permissions : []

function viewOf(shell: ShellRow, { today, permissions, backup }: Around): ShellView {
  const expiry = expiryState(shell, today)
  const lastDay = lastDayOf(shell, today)
  const { scheduledWhat: what, scheduledAt: at } = shell
  return {
    id: shell.id,
    productId: shell.productId,
    environment: shell.environment,
    slug: shell.slug,
    path: `/p/${shell.slug}`,
    status: shellStatus(shell.state, what, expiry === 'expired'),
    bodyNumber: shell.bodyNumber,
    bodyHash: shell.bodyHash,
    publishedAt: shell.publishedAt.toISOString(),
    settings: { ...shell.settings, languages: [...shell.settings.languages] },
    expiresOn: lastDay === null ? null : printDay(lastDay),
    autoRenew: shell.autoRenew,
    expiry,
    scheduled: what && at ? { what, at: at.toISOString() } : null,
    canaryShare: shell.canaryShare,
    backup: backup ? { ...backup, dismountedAt: backup.dismountedAt.toISOString() } : null,
    may: actsOn(shell, permissions, backup !== undefined),
  }
}

function actsOn(shell: ShellRow, permissions: readonly Permission[], hasBackup: boolean): ShellView['may'] {
  const isKept = shell.state !== 'trash'
  return mayDo(
    { permissions },
    {
      goOnline: shell.bodyHash !== '' && shellOperations.goOnline,
      takeOffline: shellOperations.takeOffline,
      rollBack: hasBackup && shellOperations.rollBack,
      discard: shellOperations.discard,
      restore: shellOperations.restore,
      remove: shellOperations.remove,
      renew: isKept && shell.environment === 'live' && shellOperations.renew,
      settings: isKept && shell.environment === 'live' && shellOperations.update,
      link: isKept && shell.environment === 'prelive' && publishingOperations.renewLink,
    },
    { life: shellLife, state: shell.state },
  )
}
