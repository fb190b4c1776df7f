import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type KeptCard, StripeIntents } from './stripe-intents.builder'

type Fields = Record<string, string>
type Answer = { status: number; body: object }
type Session = {
  id: string
  account: string
  fields: Fields
  amount: number
  currency: string
  isPaid: boolean
  intent: string | null
  refunded: number
  failure: string | null
  isExpired: boolean
  customer: string | null
}

/** The least that Stripe charges, in its own units. */
const LEAST: Readonly<Record<string, number>> = {
  usd: 50,
  eur: 50,
  gbp: 30,
  hkd: 400,
  sgd: 50,
  myr: 200,
  thb: 1000,
  jpy: 50,
}
const MOST = 99_999_999
const KEY_LENGTH = 255

const refused = (status: number, type: string, code: string, message = code): Answer => ({
  status,
  body: { error: { type, code, message } },
})
const invalid = (code: string) => refused(400, 'invalid_request_error', code)

const id = (kind: string) => `${kind}_${randomBytes(9).toString('hex')}`

/** The calls of Stripe that we use, with what Stripe checks of them: keys, idempotency, accounts, amounts, signatures. */
class StripeEmulator {
  url = ''
  readonly asked: string[] = []
  readonly sessions = new Map<string, Session>()
  readonly intents = new StripeIntents()
  private readonly accounts = new Map<string, { metadata: Fields; isReady: boolean }>()
  private readonly kept = new Map<string, { asked: string; answer: Answer }>()
  private failing = 0
  private losing = 0

  constructor(
    private readonly secretKey: string,
    private readonly webhookSecret: string,
    private readonly accountSecret = '',
  ) {}

  failNext(times: number) {
    this.failing = times
  }
  /** What is asked is done, and the answer is lost on its way. */
  loseNext(times: number) {
    this.losing = times
  }
  finishOnboarding(account: string) {
    this.accounts.get(account)!.isReady = true
  }
  pay(sessionId: string) {
    Object.assign(this.sessions.get(sessionId)!, { isPaid: true, intent: id('pi'), failure: null })
  }
  /** Somebody gives a card on the platform's own page: an amount is held, and the card is kept. */
  check(sessionId: string, card: KeptCard = 'pays') {
    const session = this.sessions.get(sessionId)!
    const held = this.intents.hold(session.fields, session.amount, session.currency, card)
    Object.assign(session, { ...held, isPaid: true, failure: null })
  }
  decline(sessionId: string) {
    Object.assign(this.sessions.get(sessionId)!, { intent: id('pi'), failure: 'card_declined' })
  }
  expire(sessionId: string) {
    Object.assign(this.sessions.get(sessionId)!, { isExpired: true })
  }

  /** An event as Stripe would send it, with its signature. */
  eventOf(type: string, sessionId: string, at: Date, account?: string) {
    const session = this.sessions.get(sessionId)!
    const { amount, currency, refunded, intent, failure } = session
    const charge = {
      ...{ amount, currency, amount_refunded: refunded, metadata: metadataOf(session) },
      last_payment_error: { code: failure },
    }
    const dispute = { amount, currency, payment_intent: intent }
    const other = type === 'charge.dispute.created' ? dispute : charge
    const object = type.startsWith('checkout.') ? this.sessionObject(session, false) : other
    return this.signed({ type, account: account ?? session.account, data: { object } }, at)
  }

  /** An event of the platform's own account about a charge there. */
  eventOfIntent(type: string, intent: string, at: Date) {
    return this.signed({ type, data: { object: this.intents.objectOf(this.intents.all.get(intent)!) } }, at)
  }

  private signed(told: { type: string; account?: string; data: object }, at: Date) {
    const { account, ...rest } = told
    const body = JSON.stringify({ id: id('evt'), object: 'event', ...rest, ...(account && { account }) })
    const time = Math.floor(at.getTime() / 1000)
    const secret = account ? this.webhookSecret : this.accountSecret
    const mac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
    return { body, signature: `t=${time},v1=${mac}` }
  }

  handle(request: IncomingMessage, body: string): Answer {
    const { method = '', url: path = '', headers } = request
    this.asked.push(`${method} ${path.split('?')[0]}`)
    if (headers.authorization !== `Bearer ${this.secretKey}`)
      return refused(401, 'invalid_request_error', 'api_key_invalid', 'Invalid API Key provided')
    if (this.failing > 0) {
      this.failing--
      return refused(500, 'api_error', 'broken')
    }
    const account = String(headers['stripe-account'] ?? '')
    if (account && !this.accounts.has(account)) return refused(403, 'invalid_request_error', 'account_invalid')
    const key = String(headers['idempotency-key'] ?? '')
    if (key.length > KEY_LENGTH) return refused(400, 'idempotency_error', 'idempotency_key_too_long')
    const isLost = method === 'POST' && this.losing-- > 0
    const answer = this.answerOnce(method, path, { body, account, key })
    return isLost ? refused(500, 'api_error', 'lost') : answer
  }

  private answerOnce(method: string, path: string, asked: { body: string; account: string; key: string }): Answer {
    const { body, account, key } = asked
    const question = `${method} ${path} ${account} ${body}`
    const before = key ? this.kept.get(key) : undefined
    // The same key with other parameters is somebody's bug, and Stripe says so.
    if (before)
      return before.asked === question ? before.answer : refused(400, 'idempotency_error', 'idempotency_key_in_use')
    const fields = Object.fromEntries(new URLSearchParams(body))
    const answer = this.route(method, path.split('?')[0] ?? '', fields, account)
    if (key && method === 'POST') this.kept.set(key, { asked: question, answer })
    return answer
  }

  private route(method: string, path: string, fields: Fields, account: string): Answer {
    const ofIntents = this.intents.route(method, path, fields)
    if (ofIntents) return ofIntents
    const [, one] = /^\/v1\/(?:accounts|checkout\/sessions)\/(\w+)$/.exec(path) ?? []
    if (method === 'POST' && path === '/v1/accounts') return this.createAccount(fields)
    if (method === 'GET' && one && path.startsWith('/v1/accounts/')) return this.showAccount(one)
    if (method === 'POST' && path === '/v1/account_links') return this.createLink(fields)
    if (method === 'POST' && path === '/v1/checkout/sessions') return this.createSession(fields, account)
    if (method === 'GET' && one) return this.showSession(one, account)
    if (method === 'POST' && path === '/v1/refunds') return this.createRefund(fields, account)
    return refused(404, 'invalid_request_error', 'url_invalid')
  }

  private createAccount(fields: Fields): Answer {
    if (fields.type !== 'express') return invalid('parameter_invalid')
    const made = id('acct')
    this.accounts.set(made, { metadata: { company: fields['metadata[company]'] ?? '' }, isReady: false })
    return this.showAccount(made)
  }

  private showAccount(one: string): Answer {
    const found = this.accounts.get(one)
    if (!found) return refused(403, 'invalid_request_error', 'account_invalid')
    const { metadata, isReady } = found
    const requirements = { currently_due: isReady ? [] : ['business_profile.url'] }
    const says = { details_submitted: isReady, charges_enabled: isReady, requirements, metadata }
    return { status: 200, body: { id: one, object: 'account', ...says } }
  }

  private createLink({ account = '', return_url: back = '', refresh_url: again = '', type }: Fields): Answer {
    if (!this.accounts.has(account)) return refused(403, 'invalid_request_error', 'account_invalid')
    if (type !== 'account_onboarding' || !URL.canParse(back) || !URL.canParse(again)) return invalid('url_invalid')
    return { status: 200, body: { object: 'account_link', url: `${this.url}/setup/${account}` } }
  }

  private createSession(fields: Fields, account: string): Answer {
    const price = (name: string) => fields[`line_items[0][price_data]${name}`] ?? ''
    const [currency, amount] = [price('[currency]'), Number(price('[unit_amount]'))]
    if (account && !this.accounts.get(account)?.isReady) return invalid('account_invalid')
    if (!/^[a-z]{3}$/.test(currency)) return invalid('parameter_invalid')
    if (!/^\d+$/.test(price('[unit_amount]'))) return invalid('parameter_invalid_integer')
    if (amount < (LEAST[currency] ?? 1)) return invalid('amount_too_small')
    if (amount > MOST) return invalid('amount_too_large')
    if (['bhd', 'jod', 'kwd', 'omr', 'tnd'].includes(currency) && amount % 10 !== 0) return invalid('invalid_amount')
    if (!price('[product_data][name]') || !URL.canParse(fields.success_url ?? '')) return invalid('parameter_missing')
    const made = id('cs_test')
    const open = { isPaid: false, intent: null, refunded: 0, failure: null, isExpired: false, customer: null }
    this.sessions.set(made, { id: made, account, fields, amount, currency, ...open })
    return this.showSession(made, account)
  }

  private showSession(one: string, account: string): Answer {
    const found = this.sessions.get(one)
    if (!found || found.account !== account) return refused(404, 'invalid_request_error', 'resource_missing')
    return { status: 200, body: this.sessionObject(found, true) }
  }

  private createRefund({ payment_intent: intent, amount: text = '' }: Fields, account: string): Answer {
    const ofSession = [...this.sessions.values()].find((each) => each.intent === intent && each.account === account)
    const found = ofSession ?? (account ? undefined : this.intents.all.get(intent ?? ''))
    if (!found) return refused(404, 'invalid_request_error', 'resource_missing')
    const amount = Number(text)
    if (!/^[1-9]\d*$/.test(text)) return invalid('parameter_invalid_integer')
    if (found.refunded >= found.amount) return invalid('charge_already_refunded')
    if (found.refunded + amount > found.amount) return invalid('amount_too_large')
    found.refunded += amount
    return { status: 200, body: { id: id('re'), object: 'refund', amount, status: 'succeeded' } }
  }

  private sessionObject(session: Session, isExpanded: boolean) {
    const card = { brand: 'visa', last4: '4242' }
    const error = session.failure ? { code: session.failure } : null
    const charge = session.isPaid ? { payment_method_details: { card } } : null
    const held = this.intents.all.get(session.intent ?? '')
    const intent =
      session.intent &&
      (held
        ? this.intents.objectOf(held)
        : { id: session.intent, object: 'payment_intent', last_payment_error: error, latest_charge: charge })
    return {
      id: session.id,
      object: 'checkout.session',
      url: session.isPaid || session.isExpired ? null : `${this.url}/pay/${session.id}`,
      amount_total: session.amount,
      currency: session.currency,
      status: session.isPaid ? 'complete' : session.isExpired ? 'expired' : 'open',
      // What is only held is not paid.
      payment_status: session.isPaid && !held ? 'paid' : 'unpaid',
      customer: session.customer,
      payment_intent: isExpanded ? intent : session.intent,
      metadata: metadataOf(session),
    }
  }
}

const metadataOf = ({ fields }: Session) => ({
  company: fields['metadata[company]'],
  paymentId: fields['metadata[paymentId]'],
})

export async function startStripeEmulator(secretKey: string, webhookSecret: string, accountSecret = '') {
  const emulator = new StripeEmulator(secretKey, webhookSecret, accountSecret)
  const server = createServer((request, response) => {
    void read(request).then((body) => {
      const { status, body: answer } = emulator.handle(request, body)
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': id('req') })
      response.end(JSON.stringify(answer))
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  emulator.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(emulator, { close: () => new Promise<void>((closed) => server.close(() => closed())) })
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
