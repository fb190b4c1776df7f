import { fields, listBy, patchesBetween } from '@coverwright/rules/drafts'
import { forgetful } from '../storage'
import { Draft, type Failure } from './draft'
import type { Read, Sent } from './draft-state'
import { KeptDraft } from './kept-draft'

export type Step = { name: string; formula: string }
export type Recipe = { currency: string; steps: Step[] }

export const recipeShape = fields({ steps: listBy<Step>('name') })
export const recipe = (formulas: Record<string, string>): Recipe => ({
  currency: 'HKD',
  steps: Object.entries(formulas).map(([name, formula]) => ({ name, formula })),
})
export const withFormula =
  (name: string, formula: string) =>
  (before: Recipe): Recipe => ({
    ...before,
    steps: before.steps.map((step) => (step.name === name ? { ...step, formula } : step)),
  })
export const formulasOf = ({ steps }: Recipe): Record<string, string> =>
  Object.fromEntries(steps.map(({ name, formula }) => [name, formula]))

class Lost extends Error {}
class Behind extends Error {
  constructor(readonly current: Read<Recipe>) {
    super('others were first')
  }
}
export class No extends Error {}

/** A server with one recipe, as ours keeps it: one revision after the other, and one answer for one key. */
export class RecipeServer {
  revision = 1
  private readonly answers = new Map<string, Read<Recipe> | Behind>()
  /** What becomes of the next calls: they never arrive, their answer is lost, or the server says no. */
  trouble: ('lost' | 'unheard' | 'no')[] = []
  saves: Recipe[] = []

  constructor(public document: Recipe) {}

  read = (): Read<Recipe> => copy({ revision: this.revision, document: this.document })

  /** Somebody else saves. */
  change(edit: (recipe: Recipe) => Recipe): void {
    this.document = edit(this.document)
    this.revision++
  }

  save = async (sent: Sent<Recipe>): Promise<Read<Recipe>> => {
    await turns(6)
    const trouble = this.trouble.shift()
    const answer = trouble === 'lost' || trouble === 'no' ? null : this.answerTo(sent)
    await turns(6)
    if (trouble === 'no') throw new No()
    if (answer === null || trouble === 'unheard') throw new Lost()
    if (answer instanceof Error) throw answer
    return copy(answer)
  }

  /** One answer for one key, whether it is heard or not. */
  private answerTo(sent: Sent<Recipe>): Read<Recipe> | Behind {
    const answer = this.answers.get(sent.key) ?? this.take(copy(sent))
    this.answers.set(sent.key, answer)
    return answer
  }

  private take({ revision, document }: Sent<Recipe>): Read<Recipe> | Behind {
    const isSame = patchesBetween(this.document, document, recipeShape).length === 0
    if (revision < this.revision && !isSame) return new Behind(this.read())
    this.change(() => document)
    this.saves.push(document)
    return this.read()
  }
}

const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

const failureOf = (error: unknown): Failure<Recipe> => {
  if (error instanceof Behind) return { kind: 'behind', current: error.current }
  return error instanceof Lost ? { kind: 'passing' } : { kind: 'final' }
}

let keys = 0

/** A person at a recipe, with a clock that goes when the test says so. */
export class Person {
  private timers: { at: number; work: () => void }[] = []
  private time = 0
  draft: Draft<Recipe>
  mostAtOnce = 0
  private pages = 0
  private readonly storage: Storage

  constructor(
    readonly server: RecipeServer,
    private readonly saves: 'byItself' | 'whenAsked' = 'byItself',
    storage = forgetful(),
  ) {
    this.storage = storage
    this.draft = this.open()
  }

  private open(mayEdit = true): Draft<Recipe> {
    const page = ++this.pages
    let sending = 0
    const send = async (sent: Sent<Recipe>) => {
      this.mostAtOnce = Math.max(this.mostAtOnce, ++sending)
      return this.server.save(sent).finally(() => sending--)
    }
    return new Draft<Recipe>({
      ...{ shape: recipeShape, saves: this.saves, opened: this.server.read(), mayEdit },
      ...{ send, failureOf, now: () => this.time },
      kept: new KeptDraft<Recipe>(this.storage, 'me', 'car'),
      newKey: () => `key ${++keys}`,
      later: (ms, work) => {
        const timer = { at: this.time + ms, work }
        // A page that is gone does nothing any more.
        if (page === this.pages) this.timers.push(timer)
        return () => void (this.timers = this.timers.filter((each) => each !== timer))
      },
    })
  }

  get shown(): Record<string, string> {
    return formulasOf(this.draft.get().document)
  }

  type = (name: string, formula: string) => this.draft.change(withFormula(name, formula), `formula of ${name}`)
  look = () => this.draft.arrive(this.server.read(), true)

  /** So much later; what was due meanwhile is done. */
  async wait(ms: number): Promise<void> {
    const until = this.time + ms
    for (;;) {
      const [next] = this.timers.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)
      if (!next) break
      this.timers = this.timers.filter((each) => each !== next)
      this.time = Math.max(this.time, next.at)
      next.work()
      await settled()
    }
    this.time = until
    await settled()
  }

  /** The page is gone without a word; the tab comes back with what was kept by then. */
  async crash(): Promise<void> {
    this.timers = []
    this.draft = this.open()
    await settled()
  }

  /** The page is loaded anew in the same tab: only what the tab keeps is left. */
  async reload(mayEdit = true): Promise<void> {
    this.draft.keep()
    this.timers = []
    this.draft = this.open(mayEdit)
    await settled()
  }
}

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn++) await Promise.resolve()
}

/** Until nothing is under way but what waits for a clock. */
const settled = () => turns(200)
