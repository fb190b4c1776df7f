import { accepted, parseDay, refused, unreachable, type Outcome } from '../../kernel'
import { Exact } from '../../money'
import type { Connector, ConnectorField, ConnectorInput, FieldKind, ResultType } from './connector'
import type { InputValues } from './build-request'
import { atPointer, JsonNumber, readJson, type JsonNode } from './json-node'
import { readCsv } from './read-csv'

/** What was taken from an answer, in the form of answers to questions. */
export type FieldValues = Readonly<Record<string, string | boolean>>

export type FieldCode =
  | 'connectors.answerNotJson'
  | 'connectors.answerNotCsv'
  | 'connectors.fieldMissing'
  | 'connectors.fieldNotFitting'

/** The answer as a tree, whatever type it is of. */
export function readAnswerText(type: ResultType, text: string): Outcome<JsonNode, FieldCode> {
  if (type === 'text') return accepted(text)
  const read = type === 'json' ? readJson(text) : readCsv(text)
  if (read) return accepted(read.node)
  return refused(type === 'json' ? 'connectors.answerNotJson' : 'connectors.answerNotCsv')
}

/** Takes the mapped fields from an answer; one that is not there is its fallback, and without one the answer is no good. */
export function readFields(
  { resultType, fields }: Pick<Connector, 'resultType' | 'fields'>,
  text: string,
): Outcome<FieldValues, FieldCode> {
  const answer = readAnswerText(resultType, text)
  if (!answer.ok) return answer
  const values: Record<string, string | boolean> = {}
  for (const field of fields) {
    const node = atPointer(answer.value, field.pointer)
    const isThere = node !== undefined && node !== null && node !== ''
    const value = isThere ? asKind(node, field.kind) : fallbackOf(field)
    if (value === null)
      return refused(isThere ? 'connectors.fieldNotFitting' : 'connectors.fieldMissing', { name: field.name })
    values[field.name] = value
  }
  return accepted(values)
}

/** The values that stand in when there is no answer at all; null when one of the fields has none. */
export function fallbackValues(fields: readonly ConnectorField[]): FieldValues | null {
  const entries = fields.map((field) => [field.name, fallbackOf(field)] as const)
  return entries.some(([, value]) => value === null) ? null : (Object.fromEntries(entries) as FieldValues)
}

export const fallbackOf = ({ fallback, kind }: ConnectorField): string | boolean | null =>
  fallback === '' ? null : asKind(fallback, kind)

/** What somebody typed to try a connector; what was left empty or does not fit is not there. */
export function sampleValues(inputs: readonly ConnectorInput[], typed: Readonly<Record<string, string>>): InputValues {
  const entries = inputs.flatMap(({ name, kind, sample }) => {
    const text = Object.hasOwn(typed, name) ? (typed[name] ?? '') : sample
    const value = text === '' ? null : asKind(text, kind)
    if (value === null) return []
    return [[name, kind === 'number' ? new JsonNumber(String(value)) : value] as const]
  })
  return Object.fromEntries(entries)
}

const YES = /^(true|yes|y|1)$/i
const NO = /^(false|no|n|0)$/i

function asKind(node: JsonNode, kind: FieldKind): string | boolean | null {
  if (typeof node === 'object' && !(node instanceof JsonNumber)) return null
  const text = node instanceof JsonNumber ? node.text : String(node).trim()
  switch (kind) {
    case 'text':
      return text
    case 'number':
      return typeof node === 'boolean' ? null : (Exact.parse(plainDecimal(text))?.toString() ?? null)
    case 'date':
      return parseDay(text.slice(0, 10)) === null || !/^.{10}(T|$)/.test(text) ? null : text.slice(0, 10)
    case 'yesNo':
      return YES.test(text) ? true : NO.test(text) ? false : null
    default:
      return unreachable(kind)
  }
}

/** `1.2e3` is how some machines write 1200. */
function plainDecimal(text: string): string {
  const [, sign = '', whole = '', part = '', power = '0'] = /^(-?)(\d+)(?:\.(\d+))?[eE]([+-]?\d{1,2})$/.exec(text) ?? []
  if (whole === '') return text
  const digits = whole + part
  const point = whole.length + Number(power)
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`
  return point >= digits.length
    ? `${sign}${digits}${'0'.repeat(point - digits.length)}`
    : `${sign}${digits.slice(0, point)}.${digits.slice(point)}`
}
