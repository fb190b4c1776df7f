import { chanceFrom, sampleRecipe, sampleRequest, sampleSetting } from '@coverwright/rules/rating/oracle'
import { type BookOutcome, type BookRun, openBook, type OpenedBook } from '@coverwright/rules/rating/product-tests'
import { median, type Figure } from './measure'

const POLICIES = 100_000
const ROUNDS = 5
const LIMIT_MS = 2_000

/** P17: from a changed rate or recipe to its whole effect on a book of 100,000 policies, on one thread; screens use several. */
export async function measureImpact(): Promise<Figure[]> {
  const chance = chanceFrom(17)
  const { dataset, tables, addOns, plans } = sampleSetting(chance)
  const customers = Array.from({ length: POLICIES }, () => sampleRequest(chance))
  const texts = { subtitle: {}, description: {}, declarations: [], booklet: [], coverDocument: [] }
  const planSet = {
    currency: sampleRecipe.currency,
    addOns: addOns.map((addOn) => ({ ...addOn, title: { en_us: addOn.id }, description: {} })),
    plans: plans.map(({ id, covers }) => ({
      ...texts,
      id,
      title: { en_us: id },
      addOns: addOns.map((addOn) => addOn.id),
      covers: Object.entries(covers).map(([dataName, amount]) => ({
        dataName,
        title: { en_us: dataName },
        amount,
        words: {},
        tooltip: {},
      })),
    })),
  }
  const coverNames = new Set(plans.flatMap(({ covers }) => Object.keys(covers)))
  const asked = { names: dataset.names.filter(({ name }) => !coverNames.has(name)) }
  const parts = { dataset: asked, plans: planSet, recipe: sampleRecipe, guide: null, tables }
  const dearer = sampleRecipe.steps.map((step) => (step.kind === 'minimum' ? { ...step, least: '6000' } : step))
  const openAgainstSold = () =>
    opened(openBook({ ...parts, recipe: { ...sampleRecipe, steps: dearer } }, customers, parts))
  const plain = opened(openBook(parts, customers))
  const by = { kind: 'percent', percent: '5' } as const
  const oneBand = { table: 'ncd', version: '2026', column: 'factor', where: { region: 'R3' }, by } as const
  const everyRow = { table: 'base', version: '2026', column: 'amount', where: {}, by } as const
  const time = (book: OpenedBook, run: BookRun): Took => {
    const cuts = book.cuts()
    const [started, before] = [performance.now(), process.cpuUsage()]
    const outcome = book.try(run, cuts)
    if (!outcome.ok || outcome.impact.spread.more === 0) throw new Error('A higher rate that nobody pays')
    const { user, system } = process.cpuUsage(before)
    return { wall: performance.now() - started, work: (user + system) / 1_000 }
  }
  const rounds = Array.from({ length: ROUNDS }, () => ({
    band: time(plain, { changes: [oneBand], commissionPercent: 15 }),
    all: time(plain, { changes: [everyRow], commissionPercent: 15 }),
    draft: time(openAgainstSold(), { changes: [], isAgainstSold: true, commissionPercent: 15 }),
  }))
  return [
    figure(
      'P17 +5 % on one band, 100,000 policies',
      rounds.map(({ band }) => band),
    ),
    figure(
      'P17 +5 % on every row, 100,000 policies',
      rounds.map(({ all }) => all),
    ),
    figure(
      'P17 a draft recipe against what is sold, 100,000 policies',
      rounds.map(({ draft }) => draft),
    ),
  ]
}

function opened(outcome: BookOutcome): OpenedBook {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems))
  return outcome.book
}

type Took = { readonly wall: number; readonly work: number }

/** Held to its limit by time of the processor, that of collecting garbage included: others may be working at the same time. */
function figure(name: string, rounds: readonly Took[]): Figure {
  const work = median(rounds.map((took) => took.work))
  const wall = median(rounds.map((took) => took.wall))
  const ratio = work / LIMIT_MS
  return {
    name,
    ours: `${Math.round(work)} ms of CPU (${Math.round(wall)} ms by the clock)`,
    peer: `${LIMIT_MS} ms (limit)`,
    ratio,
    goal: '<= 1',
    holds: ratio <= 1,
  }
}
