import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readBuyerToken } from '../../../kernel'
import type { MountParts } from '../../../platform/operations'
import { languageFor, newNonce, sendPage } from '../pages'
import { bankPage, cardPage, noticePage } from './card-page'
import { answerBank, payWithCard } from './pay-with-card'
import { findByToken } from './store'

const FORM_BYTES = 10_000
type Asked = FastifyRequest<{ Params: { secret: string }; Body: URLSearchParams }>

/** The sandbox's own pages: they know the shop as little as the shop knows the card. */
export async function mountSandbox(http: FastifyInstance, { within }: MountParts) {
  await http.register(async (pages) => {
    const form = { parseAs: 'string', bodyLimit: FORM_BYTES } as const
    pages.addContentTypeParser('application/x-www-form-urlencoded', form, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    )

    pages.get('/sandbox-gateway/pay/:secret', async (request: Asked, reply) => {
      const opened = await find(request)
      if (!opened) return sendGone(request, reply)
      const { payment, ...page } = opened
      if (payment.state === 'paid' || payment.state === 'disputed') return reply.redirect(payment.backTo, 303)
      return sendPage(reply, page.nonce, cardPage({ ...page, payment }))
    })

    pages.post('/sandbox-gateway/pay/:secret', async (request: Asked, reply) => {
      const read = readBuyerToken(request.params.secret)
      if (!read) return sendGone(request, reply)
      const typed = typedCard(request.body)
      const next = await within(read.company, request.id, (ctx) => payWithCard(ctx, read.tokenHash, typed))
      if (next.step === 'gone') return sendGone(request, reply)
      if (next.step === 'back') return reply.redirect(next.payment.backTo, 303)
      if (next.step === 'confirm') return reply.redirect(`/sandbox-gateway/confirm/${request.params.secret}`, 303)
      const page = { language: languageFor(request), nonce: newNonce(), payment: next.payment }
      // A refused card is typed anew; a slip is mended where it stands, without the code.
      const kept = next.refusal ? { typed: { ...typed, securityCode: '' }, refusal: next.refusal } : {}
      return sendPage(reply, page.nonce, cardPage({ ...page, ...kept }))
    })

    pages.get('/sandbox-gateway/confirm/:secret', async (request: Asked, reply) => {
      const opened = await find(request)
      if (!opened) return sendGone(request, reply)
      const { payment, ...page } = opened
      if (payment.state !== 'confirming') return reply.redirect(`/sandbox-gateway/pay/${request.params.secret}`, 303)
      return sendPage(reply, page.nonce, bankPage({ ...page, payment }))
    })

    pages.post('/sandbox-gateway/confirm/:secret', async (request: Asked, reply) => {
      const read = readBuyerToken(request.params.secret)
      if (!read) return sendGone(request, reply)
      const isConfirmed = fieldOf(request.body, 'answer', 10) === 'confirm'
      const next = await within(read.company, request.id, (ctx) => answerBank(ctx, read.tokenHash, isConfirmed))
      if (next.step === 'gone') return sendGone(request, reply)
      const to = next.step === 'back' ? next.payment.backTo : `/sandbox-gateway/pay/${request.params.secret}`
      return reply.redirect(to, 303)
    })
  })

  async function find(request: Asked) {
    const read = readBuyerToken(request.params.secret)
    const payment = read && (await within(read.company, request.id, (ctx) => findByToken(ctx, read.tokenHash)))
    return payment && { payment, language: languageFor(request), nonce: newNonce() }
  }
}

function sendGone(request: Asked, reply: Parameters<typeof sendPage>[0]) {
  const nonce = newNonce()
  return sendPage(reply.code(404), nonce, noticePage({ language: languageFor(request), nonce, about: 'gone' }))
}

const typedCard = (body: unknown) => ({
  number: fieldOf(body, 'number', 30),
  expires: fieldOf(body, 'expires', 9),
  securityCode: fieldOf(body, 'securityCode', 8),
})

const fieldOf = (body: unknown, name: string, most: number) =>
  body instanceof URLSearchParams ? (body.get(name) ?? '').slice(0, most) : ''
