import { describe, expect, test } from 'vitest'
import { readAnswers, type Dataset } from '../datasets'
import { Exact } from '../../money'
import { compileExpression } from './compile'
import { freezeExpression } from './frozen-tree'
import { scopeOf } from './scope'
import { compileFrozen } from './thaw-tree'
import { Trouble } from './run'

const dataset: Dataset = {
  names: [
    { name: 'age', type: { kind: 'number' } },
    { name: 'value', type: { kind: 'money', currency: 'HKD' } },
    { name: 'cover', type: { kind: 'choice', options: ['basic', 'full'] } },
    { name: 'isTaxi', type: { kind: 'yesNo' } },
    { name: 'born', type: { kind: 'date' } },
    { name: 'drivers', type: { kind: 'group', fields: [{ name: 'points', type: { kind: 'number' } }] } },
  ],
}
const scope = scopeOf(dataset)
const answers = {
  age: '0.3',
  value: '50000.01',
  cover: 'full',
  isTaxi: false,
  born: '2000-02-29',
  drivers: [{ points: '3' }],
}
const read = readAnswers(dataset.names, answers)
const frame = [...(read.ok ? read.value : []), 20_000]
const print = (value: unknown) =>
  value instanceof Trouble ? value.code : value instanceof Exact ? value.toString() : value

describe('an expression that was parsed elsewhere', () => {
  test.each([
    'age == 0.1 + 0.2',
    'value > 50000.009',
    "cover in ['full', 'basic'] && !isTaxi",
    "cover == 'full' ? age * 3 : -age",
    'drivers.exists(d, d.points >= 3)',
    'drivers.sum(d, d.points) + size(drivers)',
    'drivers[0].points / 7',
    "born < date('2001-01-01')",
    'has(value) || age == null',
    "'it\\'s \\u00e9' + string(age)",
    'age(born)',
  ])('%s gives the same after it went over the wire', (source) => {
    const frozen = freezeExpression(source)
    if (!frozen.ok) throw new Error(frozen.refusal.code)
    const sent = JSON.parse(JSON.stringify(frozen.value)) as typeof frozen.value
    const [direct, thawed] = [compileExpression(source, scope), compileFrozen(source, sent, scope)]
    if (!direct.ok || !thawed.ok) throw new Error(`${source} does not compile`)
    expect(thawed.value.type).toEqual(direct.value.type)
    expect(thawed.value.names).toEqual(direct.value.names)
    expect(print(thawed.value.run(frame))).toEqual(print(direct.value.run(frame)))
  })

  test('what cannot be parsed is not frozen', () => {
    expect(freezeExpression('age >')).toMatchObject({ ok: false, refusal: { code: 'logic.syntax' } })
    expect(freezeExpression(`${'('.repeat(200)}1${')'.repeat(200)}`)).toMatchObject({ ok: false })
  })

  test('is bound like any other: a tree deeper than any source may be is refused, whoever made it', () => {
    let tree = { o: 'id', s: 0, e: 6, a: 'isTaxi' } as never
    for (let depth = 0; depth < 5_000; depth++) tree = { o: '!_', s: 0, e: 6, a: tree } as never
    expect(compileFrozen('isTaxi', tree, scope)).toMatchObject({ ok: false, refusal: { code: 'logic.tooComplex' } })
  })
})
