import { expiryState } from '@coverwright/rules/release/publishing'
import { findDeactivation } from '../../company/companies'
import { companyDay } from '../../company/settings'
import type { CompanyCtx } from '../../platform/operations'
import { findMountedShell, type ShellRow } from './store'

/** The place where a quote was opened, as it stands now; null when there is none any more. */
export const shellOf = (ctx: CompanyCtx, shellId: string) => findMountedShell(ctx.db, ctx.company, shellId)

/** Whether anything can be bought there now. */
export const isSelling = async (ctx: CompanyCtx, shell: ShellRow): Promise<boolean> =>
  shell.state === 'online' &&
  expiryState(shell, await companyDay(ctx)) !== 'expired' &&
  (await findDeactivation(ctx)) === null
