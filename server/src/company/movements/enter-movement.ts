import type { MovementKind } from '@coverwright/rules/company/movements'
import type { CompanyCtx } from '../../platform/operations'
import { postJournals } from '../ledger'
import { companyDay, findCompanySettings } from '../settings'
import { findAccountCurrency, insertMovement, listMovements } from './store'

type Entered = { kind: MovementKind; amountMinor?: number; trialEndsAt?: Date; note?: string }

/** Enters one movement into the company's account, in the currency that the account has; what it costs stands in the ledger. */
export async function enterMovement(ctx: CompanyCtx, { kind, amountMinor = 0, trialEndsAt, note = '' }: Entered) {
  const currency = await accountCurrency(ctx)
  const id = ctx.newId()
  await insertMovement(ctx, { id, kind, currency, trialEndsAt: trialEndsAt ?? null, note })
  if (amountMinor === 0) return
  const lines = [
    { account: 'platform', amountMinor, currency },
    { account: `platform:${kind}`, amountMinor: -amountMinor, currency },
  ]
  const journal = { id, what: `account.${kind}`, about: { movement: id }, day: await companyDay(ctx), isTest: false }
  await postJournals(ctx, [{ ...journal, lines, dimensions: {} }])
}

/** What the company and the platform count in: the company's usual currency on its first day, for life. */
export const accountCurrency = async (ctx: CompanyCtx): Promise<string> =>
  (await findAccountCurrency(ctx)) ?? (await findCompanySettings(ctx)).currency

/** What the platform owes the company: paid and not used up. */
export async function accountCredit(ctx: CompanyCtx): Promise<number> {
  const balance = (await listMovements(ctx)).reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return Math.max(0, balance)
}
