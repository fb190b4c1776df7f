import { describe, expect, test } from 'vitest'
import type { Rated } from '../rating'
import type { Reason } from '../underwriting'
import type { CompiledUse } from './connector-use'
import { askingWaves, holdAnswers, rateConnected } from '.'

const plan = { plan: 'a', decision: 'accept', reasons: [], terms: [], isForSale: true, priced: { ok: true, value: {} } }
const rated = { decision: 'accept', reasons: [], terms: [], plans: [plan] } as unknown as Rated
const silent = (decision: 'refer' | 'decline'): Reason => ({
  source: 'connector',
  id: 'u1',
  title: 'Register',
  decision,
  text: '',
  row: null,
  trouble: 'outbound.timedOut',
})

describe('what connectors left open', () => {
  test('nothing left open changes nothing', () => {
    expect(rateConnected(rated, { reasons: [], noPrice: null })).toBe(rated)
  })

  test.each(['refer', 'decline'] as const)('%s counts for every plan, and nothing is for sale', (decision) => {
    const merged = rateConnected(rated, { reasons: [silent(decision)], noPrice: null })
    expect(merged).toMatchObject({
      decision,
      plans: [{ decision, isForSale: false, reasons: [{ title: 'Register' }] }],
    })
  })

  test('without its answer there is no price, and the refusal names the connector', () => {
    const { plans } = rateConnected(rated, { reasons: [], noPrice: 'Register' })
    const refusal = { code: 'pricing.connectorFailed', values: { connector: 'Register' } }
    expect(plans).toMatchObject([{ isForSale: false, priced: { ok: false, refusal } }])
  })
})

test('uses that need nothing of each other are one wave; one that reads what another feeds is of the next', () => {
  const use = (id: string, names: string[], output: string) =>
    ({ use: { id, outputs: { x: output } }, reads: { names } }) as unknown as CompiledUse
  const uses = [
    use('a', ['plate'], 'owners'),
    use('b', ['owners.first'], 'score'),
    use('c', ['plate'], 'value'),
    use('d', ['score'], 'z'),
  ]
  expect(askingWaves(uses).map((wave) => wave.map((entry) => entry.use.id))).toEqual([['a', 'c'], ['b'], ['d']])
})

test('held answers become those of the product itself; what is fixed or held by nobody stays', () => {
  const name = (of: string, source: object) => ({ name: of, title: of, type: { kind: 'number' }, source })
  const names = [
    name('a', { kind: 'connector' }),
    name('b', { kind: 'connector' }),
    name('c', { kind: 'fixed', value: '7' }),
  ]
  const body = { dataset: { version: 1, names } } as never
  const { dataset } = holdAnswers(body, [
    { name: 'a', value: '1.5' },
    { name: 'c', value: '9' },
  ]) as unknown as { dataset: { names: { source: unknown }[] } }
  expect(dataset.names.map(({ source }) => source)).toEqual([
    { kind: 'fixed', value: '1.5' },
    { kind: 'connector' },
    { kind: 'fixed', value: '7' },
  ])
})
