import type { Operation } from '@coverwright/contract/platform'
import fc, { type Arbitrary } from 'fast-check'
import { z } from 'zod'
import { examplesFor } from './examples'

type Schema = {
  type?: string | string[]
  enum?: unknown[]
  /** What `.meta({ examples })` of a schema gives, for rules that its JSON form cannot say. */
  examples?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  items?: Schema
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
}

/** Where ids come from: made up, or those of another company. */
export type Ids = Arbitrary<string>

/** Requests that an operation's schema describes: well-formed, though what they name is seldom there. */
export function requestsFor(operation: Operation, ids: Ids = fc.uuid()): Arbitrary<unknown> {
  const schema = z.toJSONSchema(operation.takes, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
    cycles: 'ref',
  })
  return fromSchema(schema as Schema, ids)
}

/** How many are made for each that is asked for: few at first, since most schemas take what they describe. */
const MADE_FOR_EACH = [2, 10, 40]

/** As many requests as asked for that pass the operation's whole schema, or fewer where it is hard to please. */
export function fittingRequests(operation: Operation, count: number, seed: number, ids?: Ids): unknown[] {
  const requests = requestsFor(operation, ids)
  let fitting: unknown[] = []
  for (const made of MADE_FOR_EACH) {
    const sample = fc.sample(requests, { numRuns: count * made, seed })
    fitting = sample.filter((request) => operation.takes.safeParse(request).success).slice(0, count)
    if (fitting.length === count) break
  }
  return fitting
}

function fromSchema(schema: Schema, ids: Ids): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.examples) return fc.constantFrom(...schema.examples)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => fromSchema(choice, ids)))
  if (schema.allOf)
    return fc.tuple(...schema.allOf.map((part) => fromSchema(part, ids))).map((parts) => Object.assign({}, ...parts))
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => fromSchema({ ...schema, type }, ids)))
  switch (schema.type) {
    case 'string':
      return text(schema, ids)
    case 'integer':
      return fc.integer({
        min: bounded(schema.minimum ?? schema.exclusiveMinimum, 0),
        max: bounded(schema.maximum, 1_000_000),
      })
    case 'number':
      return fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 1_000_000, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(fromSchema(schema.items ?? {}, ids), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, (schema.minItems ?? 0) + 3),
      })
    case 'object':
      return object(schema, ids)
    default:
      return fc.jsonValue({ maxDepth: 1 })
  }
}

const bounded = (value: number | undefined, otherwise: number) =>
  value === undefined || Math.abs(value) > 2_000_000_000 ? otherwise : value

function object(schema: Schema, ids: Ids): Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {})
  const fields = Object.fromEntries(properties.map(([name, inner]) => [name, fieldNamed(name, inner, ids)]))
  const known = fc.record(fields, { requiredKeys: (schema.required ?? []).filter((name) => name in fields) })
  const others = schema.additionalProperties
  if (!others || typeof others !== 'object' || properties.length > 0) return known
  return fc.dictionary(fc.constantFrom('status', 'name', 'kind'), fromSchema(others, ids), { maxKeys: 3 })
}

/** A field called like an id gets ids, even where its schema only says that it is text. */
function fieldNamed(name: string, schema: Schema, ids: Ids): Arbitrary<unknown> {
  const isFreeText = schema.type === 'string' && !schema.enum && !schema.examples && !schema.pattern && !schema.format
  if (!isFreeText) return fromSchema(schema, ids)
  if (/id$/i.test(name)) return ids
  const examples = examplesFor(name)
  return examples ? fc.constantFrom(...examples) : fromSchema(schema, ids)
}

function text(schema: Schema, ids: Ids): Arbitrary<string> {
  switch (schema.format) {
    case 'uuid':
      return ids
    case 'email':
      return fc.integer({ max: 9_999, min: 0 }).map((n) => `person${n}@somewhere.example`)
    case 'date-time':
      return fc
        .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString())
    case 'date':
      return fc
        .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10))
    case 'uri':
      return fc.constantFrom('https://somewhere.example/', 'https://somewhere.example/a?b=c')
    case undefined:
  }
  const minLength = schema.minLength ?? 0
  const maxLength = Math.min(schema.maxLength ?? 40, minLength + 40)
  if (schema.pattern)
    return fc.stringMatching(new RegExp(schema.pattern)).map((value) => value.slice(0, schema.maxLength ?? 1_000))
  return fc.string({ minLength, maxLength, unit: 'grapheme-ascii' })
}
