import { ledgerDiffers } from '@coverwright/contract/company/ledger'
import { printDay } from '@coverwright/rules/kernel'
import type { CompanyCtx } from '../../platform/operations'
import { findDifferences } from './compare-store'

/** The sums that are kept are compared with the lines they were made of. A difference is told, never put right in silence. */
export async function compareDays(ctx: CompanyCtx): Promise<void> {
  const { sums, first } = await findDifferences(ctx)
  if (first !== null) await ctx.emit(ledgerDiffers, { sums, firstDate: printDay(first) })
}
