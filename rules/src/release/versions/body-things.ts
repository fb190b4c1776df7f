import type { Texts } from '../../languages'
import type { Item } from './matched-items'
import type { ThingKind } from './difference'

/** What one of a list is: by which field it is known, what people call it, and the things inside it. */
export type Thing = {
  readonly kind: ThingKind
  readonly key: string
  readonly lists?: Readonly<Record<string, Thing>>
}

const option: Thing = { kind: 'option', key: 'value' }
const cover: Thing = { kind: 'cover', key: 'dataName' }
const declaration: Thing = { kind: 'declaration', key: 'id' }
const addOn: Thing = { kind: 'addOn', key: 'id' }
const plan: Thing = { kind: 'plan', key: 'id', lists: { covers: cover, declarations: declaration } }
const step: Thing = { kind: 'step', key: 'name' }
const addOnPrice: Thing = { kind: 'addOnPrice', key: 'addOn', lists: { steps: step } }

/** Questions are compared over all pages at once, since they move between them: `compare-questions.ts`. */
export const page: Thing = { kind: 'page', key: 'id' }
export const question: Thing = { kind: 'question', key: 'id', lists: { options: option } }
export const table: Thing = { kind: 'table', key: 'key' }

/** The parts of a body that hold lists of things. */
export const parts: Readonly<Record<string, { kind: ThingKind; lists: Readonly<Record<string, Thing>> }>> = {
  plans: { kind: 'plans', lists: { plans: plan, addOns: addOn } },
  pricing: { kind: 'pricing', lists: { steps: step, addOns: addOnPrice } },
  underwriting: {
    kind: 'underwriting',
    lists: {
      rules: { kind: 'rule', key: 'id' },
      tables: { kind: 'ruleTable', key: 'id' },
      answers: { kind: 'ruleAnswer', key: 'id' },
    },
  },
  dataset: { kind: 'dataset', lists: { names: { kind: 'dataName', key: 'name' } } },
  connectors: { kind: 'connectors', lists: { uses: { kind: 'connector', key: 'id' } } },
  look: { kind: 'look', lists: {} },
  sale: { kind: 'sale', lists: {} },
}

export type Say = (texts: Texts | undefined) => string

/** What people call it: its title, else the name that logic knows it by, else its key. */
export function titleOf(item: Item, { key }: Thing, say: Say): string {
  const words = ['title', 'label', 'name', 'text'].map((field) => {
    const given = item[field]
    return typeof given === 'string' ? given : typeof given === 'object' ? say(given as Texts) : ''
  })
  const named = words.find((word) => String(word).trim() !== '') ?? item['dataName'] ?? item[key]
  return String(named ?? '').slice(0, 200)
}
