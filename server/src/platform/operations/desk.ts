import type { CompanyCtx, Taking } from './ctx'

type Inside = <Result>(company: string, work: (ctx: CompanyCtx) => Promise<Result>) => Promise<Result>
type Waiting = { taking: Taking<unknown, unknown>; done(taken: unknown): void; failed(error: unknown): void }

/** A batch is bounded: its statements stay small, and nobody waits for more than so many others. */
const MOST_AT_ONCE = 500

/**
 * Serves those who wait together in one transaction, so that they pay for one lock and one commit. Other processes have
 * desks of their own and wait at the row: what is held in the database counts, never what a desk remembers.
 * Whoever asks must hold no connection and no lock meanwhile; `takeTogether` of a call sees to that.
 */
export class Desk {
  private readonly queues = new Map<string, Waiting[]>()

  constructor(private readonly inside: Inside) {}

  take<Unit, Taken>(taking: Taking<Unit, Taken>): Promise<Taken> {
    return new Promise<unknown>((done, failed) => {
      const key = `${taking.company} ${taking.key}`
      const waiting = { taking: taking as Taking<unknown, unknown>, done, failed }
      const queue = this.queues.get(key)
      if (queue) return void queue.push(waiting)
      this.queues.set(key, [waiting])
      // Those who come in the same turn of the loop go together.
      setImmediate(() => void this.serve(key))
    }) as Promise<Taken>
  }

  giveBack<Unit, Taken>({ company, giveBack }: Taking<Unit, Taken>, taken: Taken): Promise<void> {
    return this.inside(company, (ctx) => giveBack(ctx, taken))
  }

  private async serve(key: string) {
    for (;;) {
      const batch = this.queues.get(key)?.splice(0, MOST_AT_ONCE) ?? []
      const [first] = batch
      if (!first) return void this.queues.delete(key)
      try {
        const { company, take } = first.taking
        const units = batch.map(({ taking }) => taking.unit)
        const taken = await this.inside(company, (ctx) => take(ctx, units))
        if (taken.length !== units.length) throw new Error(`${units.length} asked, ${taken.length} answered`)
        batch.forEach(({ done }, at) => done(taken[at]))
      } catch (error) {
        batch.forEach(({ failed }) => failed(error))
      }
    }
  }
}
