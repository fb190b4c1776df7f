import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { Room } from '../operations'
import { describeApi } from './describe-api'
import { newNonce, protectPage } from './page-headers'

/** The API document at `/openapi.json`, and drawn at `/docs`. */
export async function mountDocument(http: FastifyInstance, rooms: readonly Room[]) {
  // Made when it is first asked for: that is a sixth of a start, and few starts are asked.
  let made: ReturnType<typeof describeApi> | undefined
  const document = { toJSON: () => (made ??= describeApi(rooms)) }
  http.get('/openapi.json', async (_request, reply) => reply.header('cache-control', 'no-store').send(document))
  await http.register(swagger, { mode: 'static', specification: { document } as unknown as StaticDocumentSpec })
  await http.register(async (docs) => {
    docs.addHook('onSend', async (_request, reply) => {
      if (String(reply.getHeader('content-type')).startsWith('text/html')) protectPage(reply, newNonce())
    })
    await docs.register(swaggerUi, {
      routePrefix: '/docs',
      theme: { title: 'Coverwright API' },
      // Without the bar on top, which would only offer other documents to draw.
      uiConfig: { docExpansion: 'none', deepLinking: true, layout: 'BaseLayout' },
    })
  })
}
