import type { Outcome } from '../../kernel'
import { compileTree, type Expression } from './compile-tree'
import type { LogicType } from './logic-type'
import type { LogicCode } from './messages'
import type { Scope } from './scope'
import { type FrozenTree, thawTree } from './tree-as-json'

/** Compiles what was parsed elsewhere: checked like any expression, but without the parser. */
export function compileFrozen(
  source: string,
  tree: FrozenTree,
  scope: Scope,
  wanted?: LogicType,
): Outcome<Expression, LogicCode> {
  return compileTree(thawTree(tree, source), scope, wanted)
}
