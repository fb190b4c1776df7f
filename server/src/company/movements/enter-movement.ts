import type { MovementKind } from '@coverwright/rules/company/movements'
import type { CompanyCtx } from '../../platform/operations'
import { findCompanySettings } from '../settings'
import { findAccountCurrency, insertMovement } from './store'

type Entered = { kind: MovementKind; amountMinor?: number; trialEndsAt?: Date }

/** Enters one movement into the company's account, in the currency that the account has. */
export async function enterMovement(ctx: CompanyCtx, { kind, amountMinor = 0, trialEndsAt }: Entered) {
  const currency = (await findAccountCurrency(ctx)) ?? (await findCompanySettings(ctx)).currency
  await insertMovement(ctx, { kind, amountMinor, currency, trialEndsAt: trialEndsAt ?? null })
}
