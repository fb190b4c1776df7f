import type { ChildProcess } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'

type Params = Record<string, unknown>
type Told = {
  id?: number
  method?: string
  params?: Params
  result?: Params
  error?: { message: string }
  sessionId?: string
}

/** Talks to Chromium over two pipes of its own, so that no port of the browser is ever open. */
export function openDevtools(browser: ChildProcess) {
  const [, , , input, output] = browser.stdio as [unknown, unknown, unknown, Writable, Readable]
  const waiting = new Map<number, { resolve(result: Params): void; reject(error: Error): void }>()
  const listeners: ((method: string, params: Params, sessionId: string | undefined) => void)[] = []
  let last = 0
  let unread = ''

  const hear = (told: Told) => {
    if (told.id === undefined) {
      for (const listener of listeners) listener(told.method ?? '', told.params ?? {}, told.sessionId)
      return
    }
    const asked = waiting.get(told.id)
    waiting.delete(told.id)
    if (told.error) asked?.reject(new Error(told.error.message))
    else asked?.resolve(told.result ?? {})
  }
  output.setEncoding('utf8').on('data', (text: string) => {
    const whole = (unread + text).split('\0')
    unread = whole.pop() ?? ''
    for (const message of whole) hear(JSON.parse(message) as Told)
  })
  const fail = () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser ended'))
    waiting.clear()
  }
  browser.once('exit', fail)
  input.on('error', fail)

  return {
    ask: (method: string, params: Params = {}, sessionId?: string): Promise<Params> =>
      new Promise((resolve, reject) => {
        const id = ++last
        waiting.set(id, { resolve, reject })
        input.write(`${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`)
      }),
    onEvent: (listener: (typeof listeners)[number]) => void listeners.push(listener),
  }
}

export type Devtools = ReturnType<typeof openDevtools>
