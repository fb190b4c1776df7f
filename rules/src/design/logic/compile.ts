import type { Outcome } from '../../kernel'
import { compileTree, type Expression } from './compile-tree'
import type { LogicType } from './logic-type'
import type { LogicCode } from './messages'
import { parseExpression } from './parse'
import type { Scope } from './scope'

/** `wanted` is what the place needs: a condition wants yes or no. */
export function compileExpression(source: string, scope: Scope, wanted?: LogicType): Outcome<Expression, LogicCode> {
  const parsed = parseExpression(source)
  return parsed.ok ? compileTree(parsed.value, scope, wanted) : parsed
}
