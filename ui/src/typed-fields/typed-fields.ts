/** In the middle of being typed, or left as something that cannot be read. */
export type TypedState = 'typing' | 'unread'
type Field = { state: TypedState; focus: () => void }

/** The fields of one editor that show something other than what would be saved. */
export class TypedFields {
  readonly #fields = new Map<symbol, Field>()
  readonly #listeners = new Set<() => void>()
  #isTyping = false

  /** Holds until what is returned is called. */
  hold(field: Field): () => void {
    const mark = Symbol('typed')
    this.#fields.set(mark, field)
    this.#tell()
    return () => {
      this.#fields.delete(mark)
      this.#tell()
    }
  }

  /** Whether anything here is typed that is not taken over yet. */
  readonly isTyping = (): boolean => this.#isTyping

  /** Goes to the first field that cannot be read; whoever saves does not go on then. */
  readonly stopAtUnread = (): boolean => {
    const unread = [...this.#fields.values()].find(({ state }) => state === 'unread')
    unread?.focus()
    return unread !== undefined
  }

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #tell() {
    this.#isTyping = this.#fields.size > 0
    for (const listener of this.#listeners) listener()
  }
}
