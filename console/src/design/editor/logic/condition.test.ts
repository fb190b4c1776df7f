import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { comparedBy, type Condition, readCondition, type Term, type TypeOf, writeCondition } from './condition'

const kinds = {
  age: 'number',
  price: 'money',
  party: 'choice',
  isNew: 'yesNo',
  born: 'date',
  sports: 'choices',
  name: 'text',
  drivers: 'group',
} as const
const typeOf: TypeOf = (name) => kinds[name as keyof typeof kinds]
const read = (source: string) => readCondition(source, typeOf)

describe('a condition as a sentence', () => {
  test.each([
    ['age > 75', { join: 'all', terms: [{ name: 'age', does: 'over', value: '75' }] }],
    ["party == 'family'", { join: 'all', terms: [{ name: 'party', does: 'is', value: 'family' }] }],
    ['isNew', { join: 'all', terms: [{ name: 'isNew', does: 'is', value: 'yes' }] }],
    [
      '!isNew || age<=3',
      {
        join: 'any',
        terms: [
          { name: 'isNew', does: 'is', value: 'no' },
          { name: 'age', does: 'atMost', value: '3' },
        ],
      },
    ],
    ['!("ski" in sports)', { join: 'all', terms: [{ name: 'sports', does: 'hasNot', value: 'ski' }] }],
    ["born < date('2000-01-01')", { join: 'all', terms: [{ name: 'born', does: 'under', value: '2000-01-01' }] }],
    ['', { join: 'all', terms: [] }],
  ] as [string, Condition | null][])('%s', (source, condition) => expect(read(source)).toEqual(condition))

  test.each([
    'age > 3 && isNew || isNew',
    'age(born) > 3',
    'size(drivers) > 1',
    'age > limit',
    'age',
    '((',
    'name == "a" + "b"',
  ])('%s is more than a sentence says, and stays as it is written', (source) => expect(read(source)).toBeNull())

  const names = Object.keys(kinds).filter((name) => typeOf(name) !== 'group') as (keyof typeof kinds)[]
  const anyTerm: fc.Arbitrary<Term> = fc.constantFrom(...names).chain((name) =>
    fc.record({
      name: fc.constant(name as string),
      does: fc.constantFrom(...(comparedBy[kinds[name]] ?? [])),
      value:
        kinds[name] === 'number' || kinds[name] === 'money'
          ? fc.integer().map(String)
          : kinds[name] === 'yesNo'
            ? fc.constantFrom('yes', 'no')
            : kinds[name] === 'date'
              ? fc.constant('2026-02-28')
              : fc.string({ unit: fc.constantFrom('a', '"', "'", '\\', ' ', '&', '|', 'ä', '家') }),
    }),
  )
  test('what is written from a sentence is read back as the same sentence', () => {
    fc.assert(
      fc.property(
        fc.array(anyTerm, { minLength: 2, maxLength: 4 }),
        fc.constantFrom('all' as const, 'any' as const),
        (terms, join) => {
          expect(read(writeCondition({ join, terms }, typeOf))).toEqual({ join, terms })
        },
      ),
    )
  })
})
