import { compileTable, type Row, type TableColumn } from '@coverwright/rules/rating/pricing'
import { Exact } from '@coverwright/rules/money'
import { Engine } from 'json-rules-engine'
import { type Figure, interleave } from './measure'

const ROWS = 2_000
const ROUND_MS = 500
/** Never far: a rules engine tries every rule, a compiled table goes straight to its row. */
const GOAL = 1_000

const columns: readonly TableColumn[] = [
  { id: 'group', title: 'Group', role: 'exact', of: 'number' },
  { id: 'age', title: 'Age', role: 'band', of: 'number', places: 0 },
  { id: 'factor', title: 'Factor', role: 'factor' },
]
const groups = Array.from({ length: ROWS / 10 }, (_, at) => at)
const ages = Array.from({ length: 10 }, (_, at) => ({ from: at * 10, to: at * 10 + 9 }))

/** P2: one look-up in 2,000 rows, against json-rules-engine with a rule for each row. */
export async function measureRulesEngine(): Promise<Figure> {
  const rows = groups.flatMap((group) =>
    ages.map(({ from, to }): Row => [String(group), { from: String(from), to: String(to) }, '1.25']),
  )
  const compiled = compileTable(columns, rows)
  if (!compiled.ok) throw new Error(compiled.refusal.code)
  const engine = new Engine(groups.flatMap((group) => ages.map((age) => ruleFor(group, age))))
  let turn = 0
  const next = () => ({ group: (turn * 7) % groups.length, age: (turn++ * 13) % 100 })
  const rates = await interleave(
    5,
    () =>
      rateOf(() => {
        const { group, age } = next()
        if (compiled.value.findRow([Exact.of(group), Exact.of(age)]) < 0) throw new Error('No row was found')
      }),
    async () => {
      const started = performance.now()
      let count = 0
      while (performance.now() - started < ROUND_MS) {
        const { events } = await engine.run(next())
        if (events.length !== 1) throw new Error('The peer found no row')
        count++
      }
      return (count / (performance.now() - started)) * 1_000
    },
  )
  const ratio = rates.ours / rates.peer
  return {
    name: 'P2 look-up at 2,000 rows against a rules engine',
    ours: `${Math.round(rates.ours)}/s`,
    peer: `${rates.peer.toFixed(1)}/s (json-rules-engine)`,
    ratio,
    goal: `>= ${GOAL}`,
    holds: ratio >= GOAL,
  }
}

const ruleFor = (group: number, { from, to }: { from: number; to: number }) => ({
  conditions: {
    all: [
      { fact: 'group', operator: 'equal', value: group },
      { fact: 'age', operator: 'greaterThanInclusive', value: from },
      { fact: 'age', operator: 'lessThanInclusive', value: to },
    ],
  },
  event: { type: 'row', params: { factor: '1.25' } },
})

function rateOf(work: () => void): number {
  const started = performance.now()
  let count = 0
  while (performance.now() - started < ROUND_MS) for (let batch = 0; batch < 256; batch++, count++) work()
  return (count / (performance.now() - started)) * 1_000
}
