import { accepted, refused, type Outcome } from '../../kernel'
import type { Connector, ConnectorHeader } from './connector'
import { JsonNumber, printJson, type JsonNode } from './json-node'

/** What a connector is told, by the names of its inputs; what has not been answered is not there. */
export type InputValues = Readonly<Record<string, JsonNode>>

export type ConnectorRequest = {
  readonly method: Connector['method']
  readonly url: string
  readonly headers: readonly ConnectorHeader[]
  readonly body: string | null
}

export type RequestCode = 'connectors.inputUnanswered' | 'connectors.headerNotSendable' | 'connectors.pathNotSendable'

export const PLACE = /\{([A-Za-z][A-Za-z0-9_]*)\}/g

/** The request for one customer. Nothing that a customer wrote can change the host, the path's shape or a header's end. */
export function buildRequest(connector: Connector, values: InputValues): Outcome<ConnectorRequest, RequestCode> {
  const missing = placesOf(connector).find((name) => !Object.hasOwn(values, name) || values[name] === null)
  if (missing !== undefined) return refused('connectors.inputUnanswered', { name: missing })
  const fill = (text: string) => text.replace(PLACE, (_, name: string) => plainText(values[name] ?? null))
  const headers = connector.headers.map((header) => ({ ...header, value: fill(header.value) }))
  const bad = headers.find(({ value }) => !/^[\t\x20-\x7e\x80-\xff]*$/.test(value))
  if (bad) return refused('connectors.headerNotSendable', { name: bad.name })
  const path = connector.url.replace(PLACE, (_, name: string) => encodeURIComponent(plainText(values[name] ?? null)))
  if (/\/\.{1,2}(\/|\?|#|$)/.test(path)) return refused('connectors.pathNotSendable')
  const query = connector.params.map(
    ({ name, value }) => `${encodeURIComponent(name)}=${encodeURIComponent(fill(value))}`,
  )
  const url = query.length === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${query.join('&')}`
  return accepted({ method: connector.method, url, headers, body: bodyOf(connector, values, fill) })
}

/** Every input that the request needs. */
export function placesOf({ url, headers, params, body, method }: Connector): string[] {
  const texts = [url, ...[...headers, ...params, ...(method === 'POST' ? body : [])].map(({ value }) => value)]
  return [...new Set(texts.flatMap((text) => [...text.matchAll(PLACE)].map((found) => found[1] as string)))]
}

function bodyOf({ method, body }: Connector, values: InputValues, fill: (text: string) => string): string | null {
  if (method !== 'POST') return null
  const root: Branch = {}
  for (const { field, value } of body) {
    const alone = new RegExp(`^${PLACE.source}$`).exec(value)?.[1]
    place(root, field.split('.'), alone ? (values[alone] ?? null) : fill(value))
  }
  return printJson(root)
}

type Branch = { [key: string]: JsonNode }

function place(root: Branch, steps: readonly string[], value: JsonNode): void {
  const last = steps.at(-1) as string
  let here = root
  for (const step of steps.slice(0, -1)) {
    const next = Object.hasOwn(here, step) ? here[step] : undefined
    const isBranch = next !== null && typeof next === 'object' && !Array.isArray(next) && !(next instanceof JsonNumber)
    const branch = isBranch ? (next as Branch) : {}
    if (!isBranch) Object.defineProperty(here, step, { value: branch, enumerable: true, configurable: true })
    here = branch
  }
  Object.defineProperty(here, last, { value, enumerable: true, configurable: true, writable: true })
}

const plainText = (node: JsonNode): string =>
  typeof node === 'string' ? node : node instanceof JsonNumber ? node.text : printJson(node)
