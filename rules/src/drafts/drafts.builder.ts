import fc from 'fast-check'
import { entries, fields, listBy, listOfWords } from './shape'

export type Cover = { name: string; amount: number | null; title: Record<string, string> }
export type Plan = { id: string; title: Record<string, string>; covers: Cover[]; addOns: string[]; note?: string }
export type Step = { name: string; formula: string }
export type Design = { currency: string; plans: Plan[]; steps?: Step[] }

/** What a product is made of, small: lists in lists, words in languages, fields that go together. */
export const designShape = fields({
  plans: listBy<Plan>(
    'id',
    fields({ title: entries(), covers: listBy<Cover>('name', fields({ title: entries() })), addOns: listOfWords }),
  ),
  steps: listBy<Step>('name'),
})

const word = fc.constantFrom('a', 'b', 'c')
const title = fc.dictionary(fc.constantFrom('en', 'zh'), word)
const once = <Item>(item: fc.Arbitrary<Item>, key: (item: Item) => string) =>
  fc.uniqueArray(item, { selector: key, maxLength: 4 })
const cover = fc.record({
  name: fc.constantFrom('fire', 'theft', 'glass'),
  amount: fc.option(fc.nat({ max: 2 })),
  title,
})
const plan: fc.Arbitrary<Plan> = fc.record(
  {
    id: fc.constantFrom('basic', 'plus', 'prime', 'top'),
    title,
    covers: once(cover, ({ name }) => name),
    addOns: fc.uniqueArray(fc.constantFrom('tow', 'keys', 'tools')),
    note: word,
  },
  { requiredKeys: ['id', 'title', 'covers', 'addOns'] },
)
const step = fc.record({ name: fc.constantFrom('base', 'age', 'tax', 'fee'), formula: word })

export const designs: fc.Arbitrary<Design> = fc.record(
  { currency: fc.constantFrom('HKD', 'GBP'), plans: once(plan, ({ id }) => id), steps: once(step, ({ name }) => name) },
  { requiredKeys: ['currency', 'plans'] },
)
