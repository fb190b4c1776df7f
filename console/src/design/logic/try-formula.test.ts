import { expect, test } from 'vitest'
import { exampleKinds, formulaExamples } from './formula-examples'
import { tryFormula } from './try-formula'

test.each(exampleKinds.flatMap((kind) => [...formulaExamples[kind]]))(
  '%s works as it stands in the reference',
  (source) => {
    expect(tryFormula(source)).toMatchObject({ ok: true })
  },
)

test.each([
  ['sumInsured * 0.0125', 'HKD 3125'],
  ['age(born, startDate)', '36'],
  ['drivers.sum(d, d.points)', '3'],
  ['addYears(startDate, 1)', '2027-09-01'],
  ["region == 'north' ? 1.1 : 0.95", '1.1'],
])('%s gives %s', (source, text) => {
  expect(tryFormula(source)).toEqual({ ok: true, text })
})

test('what cannot be worked out says why', () => {
  expect(tryFormula('sumInsured / 0')).toMatchObject({ ok: false, code: 'logic.dividedByZero' })
  expect(tryFormula('seatz')).toMatchObject({ ok: false, code: 'logic.unknownName' })
})
