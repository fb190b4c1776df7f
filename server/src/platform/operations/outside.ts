import type { Taking } from './ctx'
import type { Desk } from './desk'

/** Thrown to leave the transaction: somebody outside has to be asked first. */
export class AskingOutside extends Error {}

type Wanted = { ask: () => Promise<unknown>; giveBack?: (answer: unknown) => Promise<void> }
type Known = { answer: unknown; giveBack?: () => Promise<void> }

/**
 * What one call has learned, or taken, outside of its transaction. A verb that needs more leaves its transaction, so that
 * no database connection waits with it, and runs again from its start once the answers are here.
 */
export class OutsideAnswers {
  private readonly known = new Map<string, Known>()
  private readonly wanted = new Map<string, Wanted>()
  private readonly used = new Set<string>()

  constructor(private readonly desk: Desk) {}

  ask<Answer>(question: string, ask: () => Promise<Answer>): Promise<Answer> {
    return this.answerTo(question, { ask })
  }

  take<Unit, Taken>(question: string, taking: Taking<Unit, Taken>): Promise<Taken> {
    const giveBack = (taken: unknown) => this.desk.giveBack(taking, taken as Taken)
    return this.answerTo(question, { ask: () => this.desk.take(taking), giveBack })
  }

  /** All that was wanted, at the same time. What the round before had used is asked for again by the next one. */
  async settle(): Promise<void> {
    const wanted = [...this.wanted]
    this.wanted.clear()
    this.used.clear()
    await Promise.all(
      wanted.map(async ([question, { ask, giveBack }]) => {
        const answer = await ask()
        this.known.set(question, { answer, ...(giveBack && { giveBack: () => giveBack(answer) }) })
      }),
    )
  }

  /**
   * What was taken and is of no use: all of it where the call was refused, else what its last round did not ask for.
   * The answer stands whether that goes well or not; what nobody gave back comes to its end by itself.
   */
  async giveBack({ isRefused }: { isRefused: boolean }): Promise<void> {
    for (const [question, { giveBack }] of this.known)
      if (giveBack && (isRefused || !this.used.has(question))) await giveBack().catch(() => {})
  }

  private async answerTo<Answer>(question: string, wanted: Wanted): Promise<Answer> {
    const known = this.known.get(question)
    this.used.add(question)
    if (known) return known.answer as Answer
    this.wanted.set(question, wanted)
    throw new AskingOutside()
  }
}
