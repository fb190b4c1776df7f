import type { GatewayName, PaymentNewsKind } from '@coverwright/rules/selling/payments'
import type { Config } from '../../platform/config'
import type { Aside, CompanyCtx, InboundRequest } from '../../platform/operations'

/** From where a gateway is asked: no transaction is open, it opens its own where it keeps things with us. */
export type Desk = {
  readonly company: string
  readonly settings: Readonly<Record<string, string>>
  readonly config: Config
  readonly consoleUrl: string
  readonly within: Aside
}

export type AskedPayment = {
  readonly id: string
  readonly title: string
  readonly amountMinor: number
  readonly currency: string
  /** The path on our side that the buyer comes back to. */
  readonly backTo: string
  readonly reference: string | null
  /** Held for a moment and let go: the card is looked at and kept, nothing is charged. */
  readonly isCheck: boolean
}

/** A charge of a card that the gateway keeps, while nobody is there. */
export type AskedCharge = {
  readonly id: string
  /** The gateway's own id of the check by which it keeps the card. */
  readonly method: string
  readonly title: string
  readonly amountMinor: number
  readonly currency: string
}

/** What a gateway says of a payment, whoever was first to ask. */
export type PaymentNews = {
  readonly kind: PaymentNewsKind
  readonly paymentId: string
  /** What came in; of refunds, all that was given back so far. */
  readonly amountMinor: number
  readonly currency: string
  readonly paidBy: string | null
  readonly failure: string | null
  /** The gateway's own id of what was charged, by which it speaks of disputes; null where the payment's id will do. */
  readonly charge?: string | null
}

/** What a message says: news, or that there are some to be had by asking. */
export type GatewayMessage = PaymentNews | { readonly kind: 'look'; readonly paymentId: string }

export type AskedRefund = {
  readonly id: string
  readonly paymentId: string
  readonly reference: string
  readonly amountMinor: number
}

/** One way for money. What is asked twice for the same id is done once. */
export type Gateway = {
  readonly name: GatewayName
  /** Gives the gateway's own id for the payment, and its page with the card step. */
  start(desk: Desk, payment: AskedPayment): Promise<{ reference: string; payAt: string }>
  /** How a payment stands there now; null while there is nothing to tell. */
  look(desk: Desk, payment: AskedPayment & { reference: string }): Promise<PaymentNews | null>
  refund(desk: Desk, refund: AskedRefund): Promise<{ reference: string } | { failure: string }>
  /** Of the gateways that the platform itself is paid through: asked twice for the same id it charges once. Null while it is at it. */
  charge?(desk: Desk, charge: AskedCharge): Promise<PaymentNews | null>
  /** Forgets a kept card; one that it does not know is forgotten already. */
  forget?(desk: Desk, method: string): Promise<void>
  /** A message that it sent, once its signature is proved; one that tells nothing of ours has no news. */
  read(ctx: CompanyCtx, request: InboundRequest): Promise<{ id: string; message: GatewayMessage | null } | null>
}

/** What payments are for; said by the room of orders, which stands above this one. */
export type Settle = {
  /** Holds what a payment is for, before the payment itself: whoever places an order holds them in this order too. */
  hold(ctx: CompanyCtx, orderId: string): Promise<void>
  /** Called once for each payment that came in, in the transaction that notes it. */
  settle(
    ctx: CompanyCtx,
    paid: { orderId: string; paymentId: string; amountMinor: number; currency: string; paidBy: string | null },
  ): Promise<void>
  /** A card was looked at and is kept by the gateway under this payment's id there. */
  keepCard(ctx: CompanyCtx, kept: { checkId: string; method: string; label: string }): Promise<void>
  /** The kept card was refused; by a buyer's own try nothing follows. */
  chargeFailed(ctx: CompanyCtx, failed: { orderId: string; failure: string }): Promise<void>
}
