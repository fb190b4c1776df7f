import { randomBytes } from 'node:crypto'

type Fields = Record<string, string>
type Answer = { status: number; body: object }
type Intent = {
  id: string
  amount: number
  currency: string
  status: 'requires_capture' | 'canceled' | 'succeeded' | 'processing' | 'requires_payment_method'
  card: KeptCard
  refunded: number
  metadata: { company: string; paymentId: string }
  failure: string | null
}
/** What a card does when it is charged while nobody is there. */
export type KeptCard = 'pays' | 'isDeclined' | 'asksItsBank' | 'takesItsTime'

const FAILURES: Partial<Record<KeptCard, string>> = {
  isDeclined: 'card_declined',
  asksItsBank: 'authentication_required',
}
const invalid = (code: string, status = 400): Answer => {
  return { status, body: { error: { type: 'invalid_request_error', code, message: code } } }
}

/** Payment intents of the platform's own account, as Stripe keeps them: held, let go, charged off session, given back. */
export class StripeIntents {
  readonly all = new Map<string, Intent>()
  /** The card that a customer's payment method is; gone once it is detached. */
  private readonly cards = new Map<string, KeptCard>()

  hold(fields: Fields, amount: number, currency: string, card: KeptCard): { intent: string; customer: string } {
    const metadata = metadataIn(fields, 'payment_intent_data[metadata]')
    const made = this.keep({ amount, currency, status: 'requires_capture', card, refunded: 0, metadata, failure: null })
    this.cards.set(`pm_${made.id}`, card)
    return { intent: made.id, customer: `cus_${made.id}` }
  }

  route(method: string, path: string, fields: Fields): Answer | null {
    const [, one, act] = /^\/v1\/payment_intents\/(\w+)(?:\/(\w+))?$/.exec(path) ?? []
    if (method === 'POST' && path === '/v1/payment_intents') return this.charge(fields)
    if (method === 'POST' && one && act === 'cancel') return this.cancel(one)
    if (method === 'GET' && one) return this.show(one)
    const [, detached] = /^\/v1\/payment_methods\/(\w+)\/detach$/.exec(path) ?? []
    if (method === 'POST' && detached)
      return this.cards.delete(detached) ? { status: 200, body: { id: detached } } : invalid('resource_missing', 404)
    return null
  }

  private charge(fields: Fields): Answer {
    const card = this.cards.get(fields.payment_method ?? '')
    if (!card || !fields.customer) return invalid('resource_missing', 404)
    if (fields.off_session !== 'true' || fields.confirm !== 'true') return invalid('parameter_missing')
    if (!/^[1-9]\d*$/.test(fields.amount ?? '')) return invalid('parameter_invalid_integer')
    const [amount, currency] = [Number(fields.amount), fields.currency ?? '']
    const failure = FAILURES[card] ?? null
    const status = failure ? 'requires_payment_method' : card === 'takesItsTime' ? 'processing' : 'succeeded'
    const metadata = metadataIn(fields, 'metadata')
    const made = this.keep({ amount, currency, status, card, refunded: 0, metadata, failure })
    if (!failure) return this.show(made.id)
    const error = { type: 'card_error', code: failure, message: failure, payment_intent: this.objectOf(made) }
    return { status: 402, body: { error } }
  }

  private cancel(one: string): Answer {
    const intent = this.all.get(one)
    if (!intent) return invalid('resource_missing', 404)
    if (intent.status !== 'requires_capture') return invalid('payment_intent_unexpected_state')
    intent.status = 'canceled'
    return this.show(one)
  }

  private show(one: string): Answer {
    const intent = this.all.get(one)
    return intent ? { status: 200, body: this.objectOf(intent) } : invalid('resource_missing', 404)
  }

  objectOf(intent: Intent) {
    const { id, amount, currency, status, metadata, failure } = intent
    const card = { brand: 'visa', last4: '4242' }
    return {
      ...{ id, object: 'payment_intent', amount, currency, status, metadata },
      amount_received: status === 'succeeded' ? amount : 0,
      payment_method: `pm_${id}`,
      last_payment_error: failure ? { code: failure } : null,
      latest_charge: failure ? null : { payment_method_details: { card } },
    }
  }

  private keep(intent: Omit<Intent, 'id'>): Intent {
    const made = { id: `pi_${randomBytes(9).toString('hex')}`, ...intent }
    this.all.set(made.id, made)
    return made
  }
}

const metadataIn = (fields: Fields, under: string) => ({
  company: fields[`${under}[company]`] ?? '',
  paymentId: fields[`${under}[paymentId]`] ?? '',
})
