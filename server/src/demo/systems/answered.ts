/** What a system of the demo says to one request. `never` keeps the line open, as a system does that hangs. */
export type Answered = { readonly status: number; readonly text: string } | 'never'

export type Heard = {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly header: (name: string) => string
  readonly body: string
}

export type DemoSystem = (heard: Heard) => Answered

export const json = (value: unknown, status = 200): Answered => ({ status, text: JSON.stringify(value) })
export const NOT_FOUND = json({ error: 'not found' }, 404)

/** Only the demo knows it, and it opens nothing but the demo. */
export const DEMO_KEY = 'made-up-for-the-demo'
