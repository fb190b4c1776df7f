import type { Refusal } from '../../kernel'
import type { LogicCode } from '../../design/logic'

export const underwritingMessages = {
  'underwriting.unknownTable': 'There is no table “{table}”.',
  'underwriting.brokenTable': 'The table “{table}” cannot be used yet.',
  'underwriting.unknownColumn': 'The table “{table}” has no column “{column}”.',
  'underwriting.inputMissing': 'The table “{table}” is not told what to put into the column “{column}”.',
  'underwriting.unknownDecision': '“{word}” in row {row} is no decision: write accept, terms, refer or decline.',
  'underwriting.badLoading': '“{percent}” is not a loading in percent from 0 to 1000.',
  'underwriting.unsaid': 'An exclusion or message has no words.',
} as const

export type UnderwritingCode = keyof typeof underwritingMessages | LogicCode
export type UnderwritingProblem = Refusal<UnderwritingCode> & { readonly where: string }

export type Report = (problem: Refusal<UnderwritingCode>) => void
