import { FRAME_REFUSALS } from '@coverwright/contract/platform'
import { Refused } from '../../kernel'
import { isDeeperThan, MAX_JSON_DEPTH } from './json-depth'

/** The body as JSON; an empty one is an empty object, because a call without parameters need not say so. */
export function readJson(body: Buffer): unknown {
  if (body.length === 0) return {}
  if (isDeeperThan(MAX_JSON_DEPTH, body)) throw new Refused(FRAME_REFUSALS.parameterException)
  const text = decode(body)
  const value = parse(text)
  if (MAY_BE_UNSTORABLE.test(text) && !isStorable(value)) throw new Refused(FRAME_REFUSALS.parameterException)
  return value
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function decode(body: Buffer): string {
  try {
    return utf8.decode(body)
  } catch {
    throw new Refused(FRAME_REFUSALS.parameterException)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refused(FRAME_REFUSALS.parameterException)
  }
}

/** PostgreSQL keeps neither the character zero nor half a surrogate pair: no field may hold one. */
const UNSTORABLE = /[\0\p{Surrogate}]/u
const MAY_BE_UNSTORABLE = /\\u(0000|d[89a-f])/i

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !UNSTORABLE.test(value)
  if (value === null || typeof value !== 'object') return true
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner))
}

/** The query of a GET call; of a name given twice the first counts. */
export function readQuery(query: unknown): unknown {
  const entries = Object.entries(query as Record<string, string | string[]>)
  const sent = Object.fromEntries(entries.map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]))
  if (!isStorable(sent)) throw new Refused(FRAME_REFUSALS.parameterException)
  return sent
}
