import { expect, test } from 'vitest'
import type { ExtraName } from '@coverwright/contract/design/datasets'
import { draftOf, extraOf } from './extra-draft'

const names: ExtraName[] = [
  {
    ...{ name: 'engineSize', title: 'Engine', type: { kind: 'number', places: 0 }, source: { kind: 'connector' } },
    max: '8000',
  },
  {
    ...{ name: 'excess', title: '', type: { kind: 'money', currency: 'USD' } },
    source: { kind: 'fixed', value: '100' },
  },
  { name: 'isNew', title: '', type: { kind: 'yesNo' }, source: { kind: 'fixed', value: false } },
  { name: 'plate', title: '', type: { kind: 'text' }, source: { kind: 'connector' }, format: 'lettersAndDigits' },
  { name: 'uses', title: '', type: { kind: 'choices', options: ['a', 'b'] }, source: { kind: 'fixed', value: ['a'] } },
]

test.each(names)('$name is the same after it was opened and saved', (entry) => {
  expect(extraOf(draftOf(entry, 'HKD'))).toEqual(entry)
})

test('a new amount is in the currency of the product', () => {
  expect(extraOf({ ...draftOf(undefined, 'HKD'), kind: 'money' }).type).toEqual({ kind: 'money', currency: 'HKD' })
})
