/** Thrown to leave the transaction: somebody outside has to be asked first. */
export class AskingOutside extends Error {}

type Ask = () => Promise<unknown>

/**
 * What one call has learned from outside. A verb that needs more leaves its transaction, so that no database connection
 * waits with it, and runs again from its start once the answers are here.
 */
export class OutsideAnswers {
  private readonly known = new Map<string, unknown>()
  private readonly wanted = new Map<string, Ask>()

  async ask<Answer>(question: string, ask: () => Promise<Answer>): Promise<Answer> {
    if (this.known.has(question)) return this.known.get(question) as Answer
    this.wanted.set(question, ask)
    throw new AskingOutside()
  }

  /** All that was wanted, at the same time. */
  async settle(): Promise<void> {
    const wanted = [...this.wanted]
    this.wanted.clear()
    await Promise.all(wanted.map(async ([question, ask]) => this.known.set(question, await ask())))
  }
}
