import { cardName, cardRefusal, outcomeOf, type TypedCard } from '@coverwright/rules/selling/payments'
import type { Refusal } from '@coverwright/rules/kernel'
import type { CompanyCtx } from '../../../platform/operations'
import { changeSandboxPayment, holdByToken, type SandboxPayment } from './store'
import { tellShop } from './tell-shop'

/** Long enough that whoever paid has seen their policy. */
const DISPUTED_AFTER_MS = 60_000

type Step =
  | { step: 'gone' }
  /** Paid now or before: back to the shop. */
  | { step: 'back'; payment: SandboxPayment }
  | { step: 'confirm'; payment: SandboxPayment }
  | { step: 'again'; payment: SandboxPayment; refusal: Refusal | null }

/** The card step. Of the card nothing is kept but its kind and its last four digits. */
export async function payWithCard(ctx: CompanyCtx, tokenHash: string, card: TypedCard): Promise<Step> {
  const payment = await holdByToken(ctx, tokenHash)
  if (!payment) return { step: 'gone' }
  if (isPaid(payment)) return { step: 'back', payment }
  const refusal = cardRefusal(card, ctx.now())
  if (refusal) return { step: 'again', payment, refusal }
  const [name, outcome] = [cardName(card.number), outcomeOf(card.number)]
  switch (outcome) {
    case 'threeDSecure':
      return { step: 'confirm', payment: await changeSandboxPayment(ctx, payment, { state: 'confirming', card: name }) }
    case 'paid':
    case 'paidOnce':
    case 'disputed': {
      const paid = await take(ctx, payment, name)
      if (outcome === 'disputed') await disputeLater(ctx, paid)
      return { step: 'back', payment: paid }
    }
    default:
      return { step: 'again', payment: await decline(ctx, payment, name, outcome), refusal: null }
  }
}

/** 3-D Secure: the bank asks whoever holds the card. */
export async function answerBank(ctx: CompanyCtx, tokenHash: string, isConfirmed: boolean): Promise<Step> {
  const payment = await holdByToken(ctx, tokenHash)
  if (!payment) return { step: 'gone' }
  if (isPaid(payment)) return { step: 'back', payment }
  if (payment.state !== 'confirming') return { step: 'again', payment, refusal: null }
  if (isConfirmed) return { step: 'back', payment: await take(ctx, payment, payment.card) }
  return { step: 'again', payment: await decline(ctx, payment, payment.card, 'notConfirmed'), refusal: null }
}

const isPaid = ({ state }: SandboxPayment) => state === 'paid' || state === 'disputed'

async function take(ctx: CompanyCtx, payment: SandboxPayment, card: string | null) {
  const paid = await changeSandboxPayment(ctx, payment, { state: 'paid', card, failure: null })
  await tellShop(ctx, paid, 'paid')
  return paid
}

async function decline(ctx: CompanyCtx, payment: SandboxPayment, card: string | null, failure: string) {
  const failed = await changeSandboxPayment(ctx, payment, { state: 'failed', card, failure })
  await tellShop(ctx, failed, 'failed')
  return failed
}

async function disputeLater(ctx: CompanyCtx, paid: SandboxPayment) {
  await tellShop(ctx, paid, 'disputed', DISPUTED_AFTER_MS)
}
