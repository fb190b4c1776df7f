import { Environment, ParseError, type ASTNode } from '@marcbachmann/cel-js'
import { accepted, refused, type Outcome } from '../../kernel'
import { MAX_ARGUMENTS, MAX_LIST_LITERAL, MAX_NESTING, MAX_NODES, MAX_SOURCE } from './limits'
import { maskLiterals } from './mask-literals'
import type { LogicCode } from './messages'
import { freezeTree, thawTree } from './tree-as-json'

/** Only the parser of cel-js is used: evaluation is ours, because its numbers are floating point. */
const grammar = new Environment({
  limits: {
    maxAstNodes: MAX_NODES,
    maxDepth: MAX_NESTING,
    maxListElements: MAX_LIST_LITERAL,
    maxMapEntries: MAX_LIST_LITERAL,
    maxCallArguments: MAX_ARGUMENTS,
  },
})

const WORD_OPERATORS: Readonly<Record<string, string>> = { and: '&&', or: '||', not: '!', mod: '%', is: '==' }

export function parseExpression(source: string): Outcome<ASTNode, LogicCode> {
  if (source.trim() === '') return refused('logic.empty')
  if (source.length > MAX_SOURCE) return refused('logic.tooLong', { most: MAX_SOURCE })
  const masked = maskLiterals(source)
  if (masked.commaTooMany !== null) return refused('logic.syntax', { near: ',', at: masked.commaTooMany + 1 })
  try {
    return accepted(withSource(grammar.parse(masked.source).ast, source))
  } catch (error) {
    if (error instanceof RangeError) return refused('logic.tooComplex')
    if (error instanceof ParseError) return parseRefusal(source, error)
    throw error
  }
}

/** The tree as it would be of the source itself: masking moves nothing. */
const withSource = (tree: ASTNode, source: string): ASTNode =>
  tree.input === source ? tree : thawTree(freezeTree(tree), source)

function parseRefusal(source: string, error: ParseError): Outcome<never, LogicCode> {
  const at = error.range?.start ?? error.node?.start ?? 0
  const near = /^\s*(\w+|\S?)/.exec(source.slice(at))?.[1] || source.trim().slice(-10)
  if (error.code === 'limit_exceeded') return refused('logic.tooComplex')
  if (error.code === 'reserved_identifier') return refused('logic.notTaken', { what: near, hint: '' })
  if (error.code === 'invalid_macro_argument')
    return refused('logic.syntax', { near: source.slice(at, error.range?.end ?? at + 12), at: at + 1 })
  if (error.code.startsWith('unterminated') || error.code === 'newline_in_string')
    return refused('logic.textNotClosed', { at: at + 1 })
  if (near === '=' && source[at - 1] !== '=') return refused('logic.singleEquals', { at: at + 1 })
  const operator = Object.hasOwn(WORD_OPERATORS, near.toLowerCase()) ? WORD_OPERATORS[near.toLowerCase()] : undefined
  if (operator) return refused('logic.wordOperator', { word: near, write: operator, at: at + 1 })
  return refused('logic.syntax', { near, at: at + 1 })
}
