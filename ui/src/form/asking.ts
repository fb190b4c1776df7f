import type { Ask, Refusal, Values } from './form-types'
import { readAt } from './paths'

/** Spec 9: what is typed is asked about when it has rested for so long. */
const REST_MS = 500

type Tell = (at: number, refusals: readonly Refusal[]) => void
type Question = { about: string; end: () => void }

/** The questions of one form: asked when typing rests, and only the answer to the last of each counts. */
export class Asking {
  readonly #questions = new Map<number, Question>()
  readonly #tell: Tell

  constructor(tell: Tell) {
    this.#tell = tell
  }

  /** Looks at what stands there now. What the form started with is not asked about: it is what is kept already. */
  see(asks: readonly Ask[], values: Values, refused: readonly string[]): void {
    asks.forEach((ask, at) => {
      const about = JSON.stringify(ask.needs?.map((name) => readAt(values, name)) ?? values)
      const last = this.#questions.get(at)
      if (last?.about === about) return
      last?.end()
      const isUnsound = refused.some((path) => !ask.needs || ask.needs.some((name) => isAt(path, name)))
      const end = !last || isUnsound ? () => {} : this.#askLater(ask, at, values)
      if (last && isUnsound) this.#tell(at, [])
      this.#questions.set(at, { about, end })
    })
  }

  stop(): void {
    for (const { end } of this.#questions.values()) end()
    this.#questions.clear()
  }

  #askLater({ ask }: Ask, at: number, values: Values): () => void {
    const leaving = new AbortController()
    const tell = (refusals: readonly Refusal[]) => leaving.signal.aborted || this.#tell(at, refusals)
    /** Unanswered, nothing is known of it: the server says so when the form is sent. */
    const timer = setTimeout(() => void ask(values, leaving.signal).then(tell, () => {}), REST_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }
}

const isAt = (path: string, name: string) => path === name || path.startsWith(`${name}.`)
