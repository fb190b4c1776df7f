/** A number as it was written: `12.50` stays `12.50`, because a price must not pass through floating point. */
export class JsonNumber {
  constructor(readonly text: string) {}
}

export type JsonNode = null | boolean | string | JsonNumber | readonly JsonNode[] | JsonObject
export type JsonObject = { readonly [key: string]: JsonNode }

const MAX_DEPTH = 64
const SPACE = /[ \t\r\n]*/y
const STRING = /"(?:[^"\\\u0000-\u001f]|\\.)*"/y
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const WORD = /true|false|null/y

class NotJson extends Error {}

/** The tree of a JSON text, or null when it is not JSON or nested deeper than any sensible answer. */
export function readJson(text: string): { readonly node: JsonNode } | null {
  try {
    const reading = new Reading(text)
    return { node: reading.whole() }
  } catch (error) {
    if (error instanceof NotJson || error instanceof SyntaxError) return null
    throw error
  }
}

class Reading {
  private at = 0

  constructor(private readonly text: string) {}

  whole(): JsonNode {
    const node = this.value(0)
    this.take(SPACE)
    if (this.at < this.text.length) throw new NotJson()
    return node
  }

  private value(depth: number): JsonNode {
    if (depth > MAX_DEPTH) throw new NotJson()
    this.take(SPACE)
    const sign = this.text[this.at]
    if (sign === '{') return this.object(depth)
    if (sign === '[') return this.list(depth)
    if (sign === '"') return this.string()
    const word = this.take(WORD)
    if (word) return word === 'null' ? null : word === 'true'
    const number = this.take(NUMBER)
    if (!number) throw new NotJson()
    return new JsonNumber(number)
  }

  private object(depth: number): JsonObject {
    const entries: [string, JsonNode][] = []
    this.each('}', () => {
      this.take(SPACE)
      const key = this.string()
      this.take(SPACE)
      this.need(':')
      entries.push([key, this.value(depth + 1)])
    })
    return Object.fromEntries(entries)
  }

  private list(depth: number): JsonNode[] {
    const entries: JsonNode[] = []
    this.each(']', () => entries.push(this.value(depth + 1)))
    return entries
  }

  private each(end: string, read: () => void): void {
    this.at++
    this.take(SPACE)
    if (this.text[this.at] === end) return void this.at++
    for (;;) {
      read()
      this.take(SPACE)
      if (this.text[this.at] === end) return void this.at++
      this.need(',')
    }
  }

  private string(): string {
    const found = this.take(STRING)
    if (!found) throw new NotJson()
    return JSON.parse(found) as string
  }

  private need(sign: string): void {
    if (this.text[this.at] !== sign) throw new NotJson()
    this.at++
  }

  private take(pattern: RegExp): string {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)?.[0] ?? ''
    this.at += found.length
    return found
  }
}

/** The text of a tree; numbers leave as they came. */
export function printJson(node: JsonNode): string {
  if (node instanceof JsonNumber) return node.text
  if (Array.isArray(node)) return `[${node.map((entry: JsonNode) => printJson(entry)).join(',')}]`
  if (node === null || typeof node !== 'object') return JSON.stringify(node)
  return `{${Object.entries(node)
    .map(([key, entry]) => `${JSON.stringify(key)}:${printJson(entry as JsonNode)}`)
    .join(',')}}`
}

/** What stands at a JSON pointer (RFC 6901), or undefined when nothing does. */
export function atPointer(node: JsonNode, pointer: string): JsonNode | undefined {
  if (pointer === '') return node
  if (!isPointer(pointer)) return undefined
  let here: JsonNode | undefined = node
  for (const step of pointer.slice(1).split('/').map(unescapeStep)) {
    if (Array.isArray(here)) here = /^(0|[1-9]\d*)$/.test(step) ? (here as JsonNode[])[Number(step)] : undefined
    else if (here !== null && typeof here === 'object' && !(here instanceof JsonNumber))
      here = Object.hasOwn(here, step) ? (here as JsonObject)[step] : undefined
    else return undefined
  }
  return here
}

export const isPointer = (text: string): boolean => text === '' || /^(\/([^~/]|~[01])*)+$/.test(text)
export const pointerTo = (steps: readonly (string | number)[]): string =>
  steps.map((step) => `/${String(step).replace(/~/g, '~0').replace(/\//g, '~1')}`).join('')
const unescapeStep = (step: string) => step.replace(/~1/g, '/').replace(/~0/g, '~')
