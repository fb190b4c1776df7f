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
  propertyNames?: Schema
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

/** What requests speak of: ids and texts, made up or of things that are there, and names of answers. */
export type Vocabulary = {
  idFor: (field: string) => Arbitrary<string>
  textFor: (field: string, otherwise: Arbitrary<string>) => Arbitrary<string>
  answerNames: readonly string[]
}

export const ANYTHING: Vocabulary = {
  idFor: () => fc.uuid(),
  textFor: (_field, otherwise) => otherwise,
  answerNames: ['status', 'name', 'kind'],
}
const onlyId = (id: string): Vocabulary => ({ ...ANYTHING, idFor: () => fc.constant(id) })

/** Requests that an operation's schema describes: well-formed, though what they name is seldom there. */
export const requestsFor = (operation: Operation, words = ANYTHING): Arbitrary<unknown> =>
  fromSchema(schemaOf(operation), words)

const known = new WeakMap<Operation, Schema>()

/** Sweeps ask for each again and again. */
function schemaOf(operation: Operation): Schema {
  const rules = { io: 'input', unrepresentable: 'any', reused: 'inline', cycles: 'ref' } as const
  const schema = known.get(operation) ?? (z.toJSONSchema(operation.takes, rules) as Schema)
  known.set(operation, schema)
  return schema
}

/** How many are made for each that is asked for: few at first, since most schemas take what they describe. */
const MADE_FOR_EACH = [2, 10, 40]

/** As many requests as asked for that pass the operation's whole schema, or fewer where it is hard to please. */
export function fittingRequests(operation: Operation, count: number, seed: number, words?: Vocabulary): unknown[] {
  const requests = requestsFor(operation, words)
  let fitting: unknown[] = []
  for (const made of MADE_FOR_EACH) {
    const sample = fc.sample(requests, { numRuns: count * made, seed })
    fitting = sample.filter((request) => operation.takes.safeParse(request).success).slice(0, count)
    if (fitting.length === count) break
  }
  return fitting
}

/** Stands for an id while a request is made. */
const PLACEHOLDER = '5c0ffee5-0000-4000-8000-00000000c0de'

/** Requests for one id after another, made once: that takes longer than sending them. */
export type IdRequest = { takesId: boolean; naming(id: string): unknown }

/** Those that take ids, where there are any. */
export function idRequests(operation: Operation, count: number, seed: number): IdRequest[] {
  const requests = fittingRequests(operation, count, seed, onlyId(PLACEHOLDER)).map((each): IdRequest => {
    const text = JSON.stringify(each)
    const naming = (id: string): unknown => JSON.parse(text.replaceAll(PLACEHOLDER, id))
    return { takesId: text.includes(PLACEHOLDER), naming }
  })
  const taking = requests.filter(({ takesId }) => takesId)
  return taking.length > 0 ? taking : requests
}

function fromSchema(schema: Schema, words: Vocabulary): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.examples) return fc.constantFrom(...schema.examples)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => fromSchema(choice, words)))
  if (schema.allOf)
    return fc.tuple(...schema.allOf.map((part) => fromSchema(part, words))).map((parts) => Object.assign({}, ...parts))
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => fromSchema({ ...schema, type }, words)))
  switch (schema.type) {
    case 'string':
      return text(schema, words)
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
      return fc.array(fromSchema(schema.items ?? {}, words), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, (schema.minItems ?? 0) + 3),
      })
    case 'object':
      return object(schema, words)
    default:
      return fc.jsonValue({ maxDepth: 1 })
  }
}

const bounded = (value: number | undefined, otherwise: number) =>
  value === undefined || Math.abs(value) > 2_000_000_000 ? otherwise : value

function object(schema: Schema, words: Vocabulary): Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {})
  const fields = Object.fromEntries(properties.map(([name, inner]) => [name, fieldNamed(name, inner, words)]))
  const known = fc.record(fields, { requiredKeys: (schema.required ?? []).filter((name) => name in fields) })
  const others = schema.additionalProperties
  if (!others || typeof others !== 'object' || properties.length > 0) return known
  const names = schema.propertyNames?.enum ?? words.answerNames
  return fc.dictionary(fc.constantFrom(...names.map(String)), fromSchema(others, words), { maxKeys: 3 })
}

/** A field called like an id gets ids, even where its schema only says that it is text. */
function fieldNamed(name: string, schema: Schema, words: Vocabulary): Arbitrary<unknown> {
  const isOpen = schema.type === 'string' && schema.const === undefined && !schema.enum && !schema.examples
  if (!isOpen) return fromSchema(schema, words)
  if (schema.format === 'uuid') return words.idFor(name)
  const typed = text(schema, words)
  if (schema.format) return typed
  if (schema.pattern) return words.textFor(name, typed)
  if (/id$/i.test(name)) return words.idFor(name)
  const examples = examplesFor(name)
  return examples ? fc.constantFrom(...examples) : words.textFor(name, typed)
}

function text(schema: Schema, words: Vocabulary): Arbitrary<string> {
  switch (schema.format) {
    case 'uuid':
      return words.idFor('')
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
