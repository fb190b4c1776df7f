import type { Language } from '../../languages'
import type { SaidLimit } from '../../design/forms'
import type { Money } from '../../money'

export const thingKinds = [
  'product',
  'look',
  'page',
  'question',
  'option',
  'plans',
  'plan',
  'cover',
  'addOn',
  'declaration',
  'pricing',
  'step',
  'addOnPrice',
  'underwriting',
  'rule',
  'ruleTable',
  'ruleAnswer',
  'dataset',
  'dataName',
  'connectors',
  'connector',
  'tables',
  'table',
  'sale',
] as const
export type ThingKind = (typeof thingKinds)[number]

export const differenceHows = ['added', 'removed', 'moved', 'changed'] as const

/** A value as it is told: null is nothing there. What is too long or too deep for a sentence is left out. */
export type Told = string | number | boolean | Money | SaidLimit | null

/** One sentence about what is different, as facts: the console has the words. Titles are the product's own. */
export type Difference = {
  readonly how: (typeof differenceHows)[number]
  readonly thing: ThingKind
  readonly title: string
  /** What it belongs to: the page of a question, the plan of a cover. */
  readonly within?: string
  /** Of what changed: the field, with dots where it is inside another. */
  readonly field?: string
  /** Of a text that changed in one language. */
  readonly language?: Language
  readonly from?: Told
  readonly to?: Told
  /** Of what moved to another page or group; the number is the page's. */
  readonly into?: { readonly number: number; readonly title: string }
  /** Of what moved in its list: the one it stands behind now, empty where it is the first. */
  readonly behind?: string
}

/** By what people look for when they compare two versions. */
export const differenceTopics = ['form', 'texts', 'logic', 'look', 'plans', 'price', 'underwriting', 'other'] as const
export type DifferenceTopic = (typeof differenceTopics)[number]

const LOGIC = ['showIf', 'requireIf', 'skips', 'sets']

export function topicOf({ thing, field = '', language }: Difference): DifferenceTopic {
  if (thing === 'look') return 'look'
  if (language !== undefined) return 'texts'
  if (LOGIC.includes(field)) return 'logic'
  switch (thing) {
    case 'page':
    case 'question':
    case 'option':
      return 'form'
    case 'plans':
    case 'plan':
    case 'cover':
    case 'addOn':
    case 'declaration':
      return 'plans'
    case 'pricing':
    case 'step':
    case 'addOnPrice':
    case 'tables':
    case 'table':
      return 'price'
    case 'underwriting':
    case 'rule':
    case 'ruleTable':
    case 'ruleAnswer':
      return 'underwriting'
    default:
      return 'other'
  }
}
