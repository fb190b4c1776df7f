import { chosenLanguage, languages, languageTags } from '@coverwright/rules/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { MountParts } from '../../platform/operations'
import { html } from '../../platform/outbox'
import { readUnsubscribe, UNSUBSCRIBE, unsubscribe } from './unsubscribe'
import { unsubscribeWords } from './unsubscribe-words'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
type Asked = FastifyRequest<{ Params: { company: string; token: string } }>

/** Opening the link asks, the button does it: programs that look into mails open links and press no buttons. */
export async function mountUnsubscribe(http: FastifyInstance, parts: MountParts) {
  await http.register(async (app) => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
      done(null, {}),
    )
    app.get(`${UNSUBSCRIBE}/:company/:token`, (request: Asked, reply) => answer(parts, request, reply, false))
    app.post(`${UNSUBSCRIBE}/:company/:token`, (request: Asked, reply) => answer(parts, request, reply, true))
  })
}

async function answer(parts: MountParts, request: Asked, reply: FastifyReply, isMeant: boolean) {
  const { company, token } = request.params
  const isOurs =
    UUID.test(company) &&
    (await parts.within(company, request.id, async (ctx) => {
      const key = readUnsubscribe(ctx, token)
      if (key && isMeant) await unsubscribe(ctx, key)
      return key !== null
    }))
  protect(reply)
  if (!isOurs) return reply.code(404).type('text/plain; charset=utf-8').send('Not found')
  return reply.type('text/html; charset=utf-8').send(page(String(request.headers['accept-language'] ?? ''), isMeant))
}

function page(accepted: string, isDone: boolean): string {
  const language = chosenLanguage(languages, accepted)
  const words = unsubscribeWords[language]
  const form = html`<form method="post"><button>${words.button}</button></form>`
  const whole = html`<html lang="${languageTags[language]}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${isDone ? words.done : words.title}</title>
      <style>
        :root {
          color-scheme: light dark;
          font:
            16px/1.5 system-ui,
            sans-serif;
        }
        main {
          max-width: 32rem;
          margin: 15vh auto;
          padding: 0 1.5rem;
        }
        button {
          font: inherit;
          padding: 0.6rem 1.2rem;
          cursor: pointer;
        }
      </style>
    </head>
    <body>
      <main>
        <h1>${isDone ? words.done : words.title}</h1>
        <p>${isDone ? words.doneAbout : words.about}</p>
        ${isDone ? '' : form}
      </main>
    </body>
  </html>`
  return `<!doctype html>\n${whole}`
}

const protect = (reply: FastifyReply) =>
  reply
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .header('cache-control', 'no-store')
