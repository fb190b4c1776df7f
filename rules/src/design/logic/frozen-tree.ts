import { accepted, type Outcome } from '../../kernel'
import type { LogicCode } from './messages'
import { parseExpression } from './parse'
import { type FrozenTree, freezeTree } from './tree-as-json'

/** Parsed once, within the bounds of every expression, for those who have no parser. */
export function freezeExpression(source: string): Outcome<FrozenTree, LogicCode> {
  const parsed = parseExpression(source)
  return parsed.ok ? accepted(freezeTree(parsed.value)) : parsed
}
