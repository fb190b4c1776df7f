import type { ASTNode } from '@marcbachmann/cel-js'
import { parseExpression } from './parse'

/** The names that an expression adds up as they are: of `premium + levy - rebate * 2` it is premium and levy. */
export function summandsOf(source: string): string[] {
  const parsed = parseExpression(source)
  return parsed.ok ? namesIn(parsed.value) : []
}

function namesIn(ast: ASTNode): string[] {
  if (ast.op === 'id') return [ast.args]
  if (ast.op === '+') return [...namesIn(ast.args[0]), ...namesIn(ast.args[1])]
  return ast.op === '-' ? namesIn(ast.args[0]) : []
}
