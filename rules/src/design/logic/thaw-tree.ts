import type { ASTNode } from '@marcbachmann/cel-js'
import type { Outcome } from '../../kernel'
import { compileTree, type Expression } from './compile-tree'
import type { FrozenTree } from './frozen-tree'
import type { LogicType } from './logic-type'
import type { LogicCode } from './messages'
import type { Scope } from './scope'

/** Compiles what was parsed elsewhere: checked like any expression, but without the parser. */
export function compileFrozen(
  source: string,
  tree: FrozenTree,
  scope: Scope,
  wanted?: LogicType,
): Outcome<Expression, LogicCode> {
  return compileTree(thaw(tree, source), scope, wanted)
}

/** Only what the compiler reads of a node; the rest of the parser's own is not needed. */
const thaw = ({ o, s, e, a }: FrozenTree, input: string): ASTNode =>
  ({ op: o, start: s, end: e, input, args: thawArgs(a, input) }) as unknown as ASTNode

function thawArgs(args: FrozenTree['a'], input: string): unknown {
  if (Array.isArray(args)) return (args as readonly FrozenTree['a'][]).map((each) => thawArgs(each, input))
  return typeof args === 'object' && args !== null ? thaw(args as FrozenTree, input) : args
}
