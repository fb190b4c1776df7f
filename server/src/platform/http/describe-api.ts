import { type EventKind, eventShape, HEADERS, type Operation } from '@coverwright/contract/platform'
import { z } from 'zod'
import type { Room } from '../operations'

type Json = Record<string, unknown>

const signingHeaders = [
  HEADERS.appId,
  HEADERS.accountId,
  HEADERS.keyId,
  HEADERS.timestamp,
  HEADERS.nonce,
  HEADERS.signature,
]

/** OpenAPI 3.1 from the operation table: what is mounted is what is described. */
export function describeApi(rooms: readonly Room[]): Json {
  const paths: Record<string, Json> = {}
  for (const room of rooms)
    for (const { operation } of room.operations)
      paths[operation.path] = {
        ...paths[operation.path],
        [operation.method.toLowerCase()]: describeOperation(room.name, operation),
      }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Coverwright',
      version: '1',
      description:
        'Every call answers HTTP 200 with `{ status, data, message }`; `status` is 200 or a code of the error catalogue. HTTP 201 without a body means that the session has expired. What happens in a company is one stream of events; each kind of event is a schema below, named like the event.',
    },
    tags: rooms.filter((room) => room.operations.length > 0).map((room) => ({ name: room.name })),
    paths,
    components: {
      securitySchemes: { idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      headers: {},
      schemas: Object.fromEntries(
        rooms.flatMap((room) => room.events ?? []).map((kind) => [kind.name, describeEvent(kind)]),
      ),
    },
  }
}

/** Two rooms that say the same happened would hide one another here. */
const describeEvent = (kind: EventKind): Json => ({
  title: kind.name,
  description: kind.says,
  ...schemaOf(shapeOf(kind), 'output'),
})

const shapes = new WeakMap<EventKind, z.ZodType>()
const shapeOf = (kind: EventKind): z.ZodType => {
  const shape = shapes.get(kind) ?? eventShape(kind)
  shapes.set(kind, shape)
  return shape
}

function describeOperation(room: string, operation: Operation): Json {
  return {
    tags: [room],
    summary: operation.says,
    operationId: operation.path.slice(1).replaceAll('/', '_'),
    security: operation.may === 'anyone' ? [] : [{ idToken: [] }],
    'x-may': operation.may,
    parameters: [...headersOf(operation), ...(operation.method === 'GET' ? queryOf(operation) : [])],
    ...(operation.method === 'POST' && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(operation.takes, 'input') } } },
    }),
    responses: {
      200: {
        description: 'The answer, or why not',
        content: { [contentType(operation)]: { schema: answerOf(operation) } },
      },
      ...(operation.may !== 'anyone' && { 201: { description: 'The session has expired' } }),
      503: { description: 'Too busy: try again after `Retry-After` seconds' },
    },
  }
}

const contentType = (operation: Operation) => (operation.streams ? 'text/event-stream' : 'application/json')

function headersOf(operation: Operation): Json[] {
  const header = (name: string, required: boolean): Json => ({
    name,
    in: 'header',
    required,
    schema: { type: 'string' },
  })
  return [
    ...(operation.signed ? signingHeaders.map((name) => header(name, true)) : []),
    ...(operation.writes ? [header(HEADERS.idempotencyKey, true)] : []),
    ...(operation.pagedByHeaders ? [header(HEADERS.nowPage, false), header(HEADERS.pageSize, false)] : []),
    header(HEADERS.requestId, false),
  ]
}

function queryOf(operation: Operation): Json[] {
  const schema = schemaOf(operation.takes, 'input') as { properties?: Record<string, Json>; required?: string[] }
  return Object.entries(schema.properties ?? {}).map(([name, inner]) => ({
    name,
    in: 'query',
    required: schema.required?.includes(name) ?? false,
    schema: inner,
  }))
}

const answerOf = (operation: Operation): Json => ({
  type: 'object',
  required: ['status', 'data', 'message'],
  properties: {
    status: { type: 'integer' },
    data: { anyOf: [schemaOf(operation.gives, 'output'), { type: 'null' }] },
    message: { type: 'string' },
    field: { type: 'string' },
    values: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
    current: { description: 'How that stands now which others changed first' },
  },
})

const known = { input: new WeakMap<z.ZodType, Json>(), output: new WeakMap<z.ZodType, Json>() }

/** Shapes never change: each is worked out once, however many servers a process starts. */
function schemaOf(shape: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...schema } = known[io].get(shape) ?? z.toJSONSchema(shape, { io, unrepresentable: 'any' })
  known[io].set(shape, schema)
  return schema
}
