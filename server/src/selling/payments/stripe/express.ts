import type { StripeAccount } from '@coverwright/contract/selling/payments'
import { trialGatewayRefusal } from '@coverwright/rules/selling/payments'
import type Stripe from 'stripe'
import { isInTrial } from '../../../company/trials'
import { Refused, refuseIf } from '../../../kernel'
import type { CompanyCtx, MemberCtx } from '../../../platform/operations'
import { refuseElsewhere } from '../refuse-elsewhere'
import { insertGateway, keepGatewaySettings, listGatewayRows } from '../store'
import { stripeOf } from './stripe-client'

const NONE: StripeAccount = { accountId: null, isSubmitted: false, takesPayments: false, wants: [] }

/** The company's account at Stripe, made once: a second call, and one after a lost answer, give the same. */
export async function createAccount(ctx: MemberCtx): Promise<StripeAccount> {
  await refuseElsewhere(ctx)
  refuseIf(trialGatewayRefusal('stripe', await isInTrial(ctx)))
  const stripe = stripeOf(ctx.config)
  const kept = await accountIdOf(ctx)
  if (kept) return readAccount(ctx, kept)
  const account = await ctx.outside(`stripe account ${ctx.company}`, () =>
    stripe.accounts.create(
      {
        type: 'express',
        capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
        metadata: { company: ctx.company },
      },
      { idempotencyKey: `account-${ctx.company}` },
    ),
  )
  await insertGateway(ctx, 'stripe')
  await keepGatewaySettings(ctx, 'stripe', { accountId: account.id })
  await ctx.record('payments.connected', { name: 'stripe', accountId: account.id })
  return present(account)
}

/** Where the company says who it is; Stripe brings it back to the screen that it came from. */
export async function getOnboardingLink(ctx: MemberCtx): Promise<{ url: string }> {
  const account = await accountIdOf(ctx)
  if (!account) throw new Refused('payments.accountMissing')
  const at = `${ctx.consoleUrl}/payment-gateway`
  const link = await ctx.outside(`stripe link ${account} ${ctx.idempotencyKey}`, () =>
    stripeOf(ctx.config).accountLinks.create({
      account,
      type: 'account_onboarding',
      return_url: `${at}?stripe=back`,
      refresh_url: `${at}?stripe=again`,
    }),
  )
  return { url: link.url }
}

export async function getAccount(ctx: MemberCtx): Promise<StripeAccount> {
  const account = await accountIdOf(ctx)
  return account ? readAccount(ctx, account) : NONE
}

/** Money can be taken once Stripe knows who the company is. */
export async function refuseUnready(ctx: CompanyCtx) {
  const account = await accountIdOf(ctx)
  if (!account) throw new Refused('payments.accountMissing')
  if (!(await readAccount(ctx, account)).takesPayments) throw new Refused('payments.accountNotReady')
}

const readAccount = async (ctx: CompanyCtx, id: string): Promise<StripeAccount> =>
  present(await ctx.outside(`stripe account ${id}`, () => stripeOf(ctx.config).accounts.retrieve(id)))

async function accountIdOf(ctx: CompanyCtx): Promise<string | null> {
  const row = (await listGatewayRows(ctx)).find(({ name }) => name === 'stripe')
  return row?.settings.accountId ?? null
}

const present = (account: Stripe.Account): StripeAccount => ({
  accountId: account.id,
  isSubmitted: account.details_submitted,
  takesPayments: account.charges_enabled,
  wants: account.requirements?.currently_due ?? [],
})
