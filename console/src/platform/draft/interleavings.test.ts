import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formulasOf, Person, recipe, RecipeServer, withFormula } from './draft-world.builder'

const steps = ['base', 'age', 'tax', 'fee']

type Event =
  | { do: 'type' | 'others'; step: string }
  | { do: 'wait'; ms: number }
  | { do: 'trouble'; what: 'lost' | 'unheard' }
  | { do: 'choose'; side: 'mine' | 'theirs' }
  | { do: 'look' | 'save' | 'reload' }

const step = fc.constantFrom(...steps)
const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('type' as const), step }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('others' as const), step }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(100, 1_000, 5_000) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('trouble' as const), what: fc.constantFrom('lost', 'unheard') }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('choose' as const), side: fc.constantFrom('mine', 'theirs') }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('look' as const, 'save' as const, 'reload' as const) }) },
)

/** Keeps book of every value that was ever written, by whom, and what became of it. */
class Book {
  private readonly server = new RecipeServer(recipe(Object.fromEntries(steps.map((name) => [name, 'at first']))))
  private readonly person: Person
  private count = 0
  private readonly lastTyped = new Map<string, string>()
  /** Values that were on the server once, on the person's screen once, or lost against the other by a choice. */
  private readonly saved = new Set<string>()
  private readonly seen = new Set<string>(['at first'])
  private readonly lost = new Set<string>()
  readonly faults: string[] = []

  constructor(saves: 'byItself' | 'whenAsked') {
    this.person = new Person(this.server, saves)
    const { save } = this.server
    this.server.save = async (sent) => {
      const before = formulasOf(this.server.document)
      const answer = save(sent)
      return answer.finally(() => this.note(before))
    }
    void this.person.reload()
  }

  /** What a save puts another value over must have been seen, or chosen against. */
  private note(before: Record<string, string>): void {
    for (const [name, value] of Object.entries(formulasOf(this.server.document))) {
      const was = before[name] as string
      this.saved.add(value)
      if (value === was || value.startsWith('others')) continue
      if (was.startsWith('others') && !this.seen.has(was) && !this.lost.has(was))
        this.faults.push(`${was} of ${name} was written over unseen`)
    }
  }

  private look(): void {
    for (const value of Object.values(this.person.shown)) this.seen.add(value)
  }

  private choose(side: 'mine' | 'theirs'): void {
    const [path] = this.person.draft.get().asked
    if (!path) return
    const name = path[1] as string
    const [mine, theirs] = [this.person.shown[name], formulasOf(this.person.draft.get().theirs)[name]] as [
      string,
      string,
    ]
    this.lost.add(side === 'mine' ? theirs : mine)
    this.person.draft.choose(path, side)
  }

  async happen(event: Event): Promise<void> {
    const value = `${event.do} ${++this.count}`
    switch (event.do) {
      case 'type':
        this.lastTyped.set(event.step, value)
        this.person.type(event.step, value)
        break
      case 'others':
        this.server.change(withFormula(event.step, value))
        this.saved.add(value)
        break
      case 'wait':
        await this.person.wait(event.ms)
        break
      case 'trouble':
        this.server.trouble.push(event.what)
        break
      case 'choose':
        this.choose(event.side)
        break
      case 'look':
        this.person.look()
        break
      case 'save':
        // Not waited for: what comes next may happen while it is on its way.
        void this.person.draft.save()
        break
      case 'reload':
        await this.person.reload()
        break
    }
    this.look()
  }

  /** The line holds, all is looked at, and every question is answered. */
  async end(side: 'mine' | 'theirs'): Promise<void> {
    this.server.trouble = []
    for (let round = 0; round < 10; round++) {
      this.person.look()
      while (this.person.draft.get().asked.length > 0) this.choose(side)
      void this.person.draft.save()
      await this.person.wait(60_000)
      this.look()
    }
    const [shown, kept] = [this.person.shown, formulasOf(this.server.document)]
    if (JSON.stringify(shown) !== JSON.stringify(kept)) this.faults.push(`${JSON.stringify({ shown, kept })} differ`)
    if (this.person.draft.get().saving !== 'saved') this.faults.push(`ends ${this.person.draft.get().saving}`)
    if (this.person.mostAtOnce > 1) this.faults.push('two saves at once')
    for (const [name, value] of this.lastTyped)
      if (!this.saved.has(value) && !this.lost.has(value)) this.faults.push(`${value} of ${name} is lost`)
  }
}

test.each(['byItself', 'whenAsked'] as const)(
  'however typing, others, lost lines and reloads fall together (saved %s), nothing is lost and nothing written over unseen',
  async (saves) => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 30 }), fc.constantFrom('mine', 'theirs'), async (events, side) => {
        const book = new Book(saves)
        for (const each of events) await book.happen(each)
        await book.end(side)
        expect(book.faults).toEqual([])
      }),
      { numRuns: 300 },
    )
  },
)
