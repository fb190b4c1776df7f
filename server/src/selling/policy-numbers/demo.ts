import type { PolicyNumberDesign } from '@coverwright/rules/selling/policy-numbers'
import type { CompanyCtx } from '../../platform/operations'
import { listProductNames } from '../../design/products'
import { insertConnection, insertDesign } from './store'
import { takePolicyNumbers } from './take-policy-numbers'

type Demo = { title: string; design: PolicyNumberDesign; product?: string; given: number }

const design = (prefix: string, change: Partial<PolicyNumberDesign> = {}): PolicyNumberDesign => ({
  prefixes: [
    { kind: 'text', text: prefix },
    { kind: 'date', format: 'YYYY' },
  ],
  symbol: '-',
  length: 6,
  min: 1,
  max: 999_999,
  start: 1,
  suffixes: [],
  startDate: null,
  endDate: null,
  ...change,
})

/** Designs in each of the four states. */
const demos: readonly Demo[] = [
  {
    title: 'Motor series A',
    design: design('MA', { length: 3, max: 500, suffixes: [{ kind: 'text', text: 'HK' }] }),
    given: 500,
  },
  { title: 'Travel', design: design('TRV', { max: 50_000 }), product: 'Travel Light', given: 1_284 },
  { title: 'Private car', design: design('CAR', { start: 10_001 }), product: 'Private Car', given: 0 },
  { title: 'Motor', design: design('MOT', { max: 99_999 }), product: 'Motor Plus', given: 0 },
  { title: 'Cycle', design: design('CYC', { max: 99_999 }), product: 'City Cycle', given: 0 },
  { title: 'Reserve', design: design('RES', { symbol: '_', length: 8, max: 99_999_999 }), given: 0 },
]

export async function seedPolicyNumbersDemo(ctx: CompanyCtx) {
  const products = await listProductNames(ctx, 'all')
  for (const { title, design: made, product, given } of demos) {
    const { id } = await insertDesign(ctx, { id: ctx.newId(), title, design: made })
    await takePolicyNumbers(ctx, id, given)
    const connected = products.find(({ name }) => name === product)
    if (connected) await insertConnection(ctx, id, connected.id)
  }
}
