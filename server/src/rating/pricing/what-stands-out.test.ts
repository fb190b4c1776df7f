import { Exact } from '@coverwright/rules/money'
import type { PlanRate } from '@coverwright/rules/rating/rating'
import { expect, test } from 'vitest'
import { whatStandsOut } from './what-stands-out'

const line = (name: string, result: string, kind = 'lookUp') => ({
  head: { name, title: name, kind, addOn: null },
  isPassedOver: false,
  result: Exact.from(result),
})
const rate = (...worksheet: object[]) => ({ priced: { ok: true, value: { worksheet } } }) as unknown as PlanRate

test('each is told by the rates that lie furthest from the middle; small ones and other steps are not', () => {
  const [, , third, none] = whatStandsOut([
    rate(line('age', '1'), line('zone', '1.00')),
    rate(line('age', '1.1'), line('zone', '1.01')),
    rate(line('age', '2.2'), line('zone', '0.9'), line('sum', '99', 'add')),
    undefined,
  ])
  expect(third).toEqual([
    { title: 'age', percent: 100 },
    { title: 'zone', percent: -10 },
  ])
  expect(none).toEqual([])
})

test('a loading that is added to the whole counts as what it adds', () => {
  const [, , last] = whatStandsOut([rate(line('theft', '0')), rate(line('theft', '0')), rate(line('theft', '0.12'))])
  expect(last).toEqual([{ title: 'theft', percent: 12 }])
})
