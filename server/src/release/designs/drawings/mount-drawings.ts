import { LOOK_DRAWINGS_ADDRESS, lookDrawings } from '@coverwright/rules/design/products'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { paintOf, scene } from './scene'
import { things } from './things'

const FILE = /^([a-zA-Z]+)-([0-9a-f]{6})\.svg$/

type Asked = FastifyRequest<{ Params: { file: string } }>

/** Our own pictures in any colour: they belong to nobody, so whoever asks may have them. */
export function mountDrawings(http: FastifyInstance) {
  http.get(`${LOOK_DRAWINGS_ADDRESS}/:file`, async (request: Asked, reply) => {
    const [, name, colour] = FILE.exec(request.params.file) ?? []
    const drawing = lookDrawings.find((each) => each === name)
    if (!drawing || !colour) return reply.code(404).header('cache-control', 'no-store').send()
    const paint = paintOf(`#${colour}`)
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .header('content-security-policy', "default-src 'none'; style-src 'none'; sandbox")
      .send(scene(paint, things[drawing](paint)))
  })
}
