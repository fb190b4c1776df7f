import type { MovementKind } from '@coverwright/rules/company/movements'
import type { CompanyCtx } from '../../platform/operations'
import { postJournals } from '../ledger'
import { companyDay, findCompanySettings } from '../settings'
import { findAccountCurrency, insertMovement } from './store'

type Entered = { kind: MovementKind; amountMinor?: number; trialEndsAt?: Date }

/** Enters one movement into the company's account, in the currency that the account has; what it costs stands in the ledger. */
export async function enterMovement(ctx: CompanyCtx, { kind, amountMinor = 0, trialEndsAt }: Entered) {
  const currency = (await findAccountCurrency(ctx)) ?? (await findCompanySettings(ctx)).currency
  const id = ctx.newId()
  await insertMovement(ctx, { id, kind, currency, trialEndsAt: trialEndsAt ?? null })
  if (amountMinor === 0) return
  const lines = [
    { account: 'platform', amountMinor, currency },
    { account: `platform:${kind}`, amountMinor: -amountMinor, currency },
  ]
  const journal = { id, what: `account.${kind}`, about: { movement: id }, day: await companyDay(ctx), isTest: false }
  await postJournals(ctx, [{ ...journal, lines, dimensions: {} }])
}
