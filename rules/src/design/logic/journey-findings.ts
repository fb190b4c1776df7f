import { fillSentence, type Refusal } from '../../kernel'
import type { Expression } from './compile-tree'
import type { LogicRule } from './journey-logic'
import { logicMessages, type LogicCode } from './messages'

export const journeyMessages = {
  'journey.unknownTarget': '“{target}” is not a page or question of this journey.',
  'journey.unknownName': 'The rule fills “{name}”, which is not a data name of this product.{suggestion}',
  'journey.cycle': 'These depend on each other in a circle: {circle}. Take one of them out.',
  'journey.skipsBack': 'The rule jumps from “{from}” back to “{to}”: a customer could go round for ever.',
  'journey.unreachablePage': 'No customer can reach the page “{page}”.',
  'journey.neverAsked': 'No customer is ever asked “{question}”: its condition can never be met.',
  'journey.neverMet': 'The condition can never be met, so the rule does nothing.',
  'journey.askedLater': 'The rule uses “{name}”, which is asked later (on “{page}”). Move one of them.',
} as const

export type JourneyCode = keyof typeof journeyMessages | LogicCode

/** `rule` is missing where the journey as a whole is meant. */
export type JourneyFinding = Refusal<JourneyCode> & { readonly rule?: string }

/** `reads` are the names of its condition and of its formula. */
export type CheckedRule = {
  readonly rule: LogicRule
  readonly condition: Expression | null
  readonly reads: readonly string[]
}

export function sayJourneyFinding(finding: JourneyFinding): string {
  const sentences: Readonly<Record<JourneyCode, string>> = { ...logicMessages, ...journeyMessages }
  return fillSentence(sentences[finding.code], finding.values)
}
