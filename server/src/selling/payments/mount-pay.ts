import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readBuyerToken, Refused } from '../../kernel'
import { inOnePacket } from '../../platform/database'
import { hostNameOf } from '../../platform/hosts'
import type { Aside, CompanyCtx, MountParts } from '../../platform/operations'
import { deskFrom } from './desk'
import type { AskedPayment, Settle } from './gateway'
import { gatewayNamed } from './gateways-there-are'
import { languageFor, newNonce, sendPage } from './pages'
import { type NoticeAbout, noticePage } from './sandbox'
import { findPaymentByToken, keepReference, listGatewayRows, type PaymentRow } from './store'
import { takeNews } from './take-news'

type Asked = FastifyRequest<{ Params: { token: string } }>

/** The way to the card step and back. Whoever has the link may pay; nothing that the browser says is believed. */
export function mountPay(http: FastifyInstance, { within, hosts }: MountParts, settle: Settle) {
  http.get('/pay/:token', async (request: Asked, reply) => {
    const opened = await open(request)
    if (!opened) return sendNotice(request, reply.code(404), { about: 'gone' })
    const { payment, desk, gateway, aside } = opened
    if (payment.paidMinor !== null) return reply.redirect(home(request, payment), 303)
    try {
      const { reference, payAt } = await gateway.start(desk, askedOf(request, payment))
      await aside((ctx) => keepReference(ctx, payment.id, reference))
      return reply.redirect(payAt, 303)
    } catch (error) {
      if (error instanceof Refused)
        return sendNotice(request, reply.code(409), { about: 'notTaken', back: payment.returnTo })
      request.log.error({ err: error, payment: payment.id, gateway: gateway.name }, 'A gateway did not start a payment')
      const ways = { again: request.url, back: payment.returnTo }
      return sendNotice(request, reply.code(503).header('retry-after', '30'), { about: 'silent', ...ways })
    }
  })

  http.get('/pay/back/:token', async (request: Asked, reply) => {
    const opened = await open(request)
    if (!opened) return sendNotice(request, reply.code(404), { about: 'gone' })
    const { payment } = opened
    // The gateway's own message comes anyway: whatever fails here holds nobody up.
    await lookAndSettle(request, opened).catch((error: unknown) =>
      request.log.error({ err: error, payment: payment.id }, 'A payment was not settled on the way back'),
    )
    return reply.redirect(home(request, payment), 303)
  })

  /** Who bought at a company's own domain stays there: the same page, without a way round by our address. */
  function home(request: Asked, { returnTo }: PaymentRow): string {
    const page = hosts.find(hostNameOf(request.raw.headers.host))?.path
    const { pathname, search, hash } = new URL(returnTo, 'http://here')
    return page && (pathname === page || pathname.startsWith(`${page}/`)) ? pathname + search + hash : returnTo
  }

  async function open(request: Asked) {
    const read = readBuyerToken(request.params.token)
    if (!read) return null
    const aside: Aside = (work) => within(read.company, request.id, work)
    return aside(async (ctx) => {
      const [payment, gateways] = await inOnePacket([findPaymentByToken(ctx, read.tokenHash), listGatewayRows(ctx)])
      if (!payment) return null
      const { gateway } = payment
      return { payment, aside, desk: deskFrom(ctx, gateways, gateway, aside), gateway: gatewayNamed(gateway) }
    })
  }

  type Opened = NonNullable<Awaited<ReturnType<typeof open>>>

  async function lookAndSettle(request: Asked, { payment, desk, gateway, aside }: Opened) {
    const { reference } = payment
    if (reference === null || payment.paidMinor !== null) return
    const news = await gateway.look(desk, { ...askedOf(request, payment), reference })
    if (news) await aside((ctx: CompanyCtx) => takeNews(ctx, settle, gateway.name, news))
  }
}

const askedOf = ({ params }: Asked, payment: PaymentRow): AskedPayment => {
  const { id, title, amountMinor, currency, reference } = payment
  const isCheck = payment.kind === 'check'
  return { id, title, amountMinor, currency, reference, isCheck, backTo: `/pay/back/${params.token}` }
}

type Notice = { about: NoticeAbout; again?: string; back?: string }

function sendNotice(request: Asked, reply: FastifyReply, notice: Notice) {
  const nonce = newNonce()
  return sendPage(reply, nonce, noticePage({ language: languageFor(request), nonce, ...notice }))
}
