import type { FastifyInstance } from 'fastify'
import type Stripe from 'stripe'
import type { Config } from '../../../platform/config'
import type { MountParts } from '../../../platform/operations'
import { proveStripeEvent } from './read-stripe-message'
import { stripeOf } from './stripe-client'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Stripe sends the events of all accounts to one address. Each is handed on, byte by byte, to the door of the company
 * that it is about, which proves it anew.
 */
export async function mountStripe(http: FastifyInstance, { config, now }: MountParts) {
  await http.register(async (door) => {
    door.removeAllContentTypeParsers()
    door.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    door.post('/in/stripe', async (request, reply) => {
      const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0)
      const event = proveStripeEvent(config, { body, headers: request.headers }, now())
      if (!event) return reply.code(400).send({ received: false })
      const company = await companyOf(config, event)
      if (!company) return reply.send({ received: true })
      const headers = {
        'content-type': 'application/json',
        'stripe-signature': request.headers['stripe-signature'] ?? '',
      }
      const answer = await http.inject({ method: 'POST', url: `/in/stripe/${company}`, headers, payload: body })
      return reply.code(answer.statusCode).send({ received: answer.statusCode === 200 })
    })
  })
}

/** We wrote it on whatever we made there; what Stripe made itself (a dispute) has it on its account. */
async function companyOf(config: Config, event: Stripe.Event): Promise<string | null> {
  const { metadata: own, payment_intent: intent } = event.data.object as {
    metadata?: Stripe.Metadata | null
    payment_intent?: string | null
  }
  const isPlain = !event.account && !own?.company && typeof intent === 'string'
  const metadata = isPlain ? (await stripeOf(config).paymentIntents.retrieve(intent)).metadata : own
  const account = metadata?.company || !event.account ? null : await stripeOf(config).accounts.retrieve(event.account)
  const company = metadata?.company ?? account?.metadata?.company ?? ''
  return UUID.test(company) ? company : null
}
