import type { ASTNode } from '@marcbachmann/cel-js'
import { accepted, type Outcome } from '../../kernel'
import type { LogicCode } from './messages'
import { parseExpression } from './parse'

/** A parsed expression as JSON: operator, where it stands in the source, and what it works on. */
export type FrozenTree = { readonly o: string; readonly s: number; readonly e: number; readonly a: FrozenArgs }
type FrozenArgs = FrozenTree | string | boolean | number | null | readonly FrozenArgs[]

/** Parsed once, within the bounds of every expression, for those who have no parser. */
export function freezeExpression(source: string): Outcome<FrozenTree, LogicCode> {
  const parsed = parseExpression(source)
  return parsed.ok ? accepted(freeze(parsed.value)) : parsed
}

const freeze = ({ op, start, end, args }: ASTNode): FrozenTree => ({ o: op, s: start, e: end, a: freezeArgs(args) })

/** Numbers are read from the source again wherever they are compiled, so their value here does not matter. */
function freezeArgs(args: unknown): FrozenArgs {
  if (Array.isArray(args)) return args.map(freezeArgs)
  if (typeof args === 'string' || typeof args === 'boolean' || args === null) return args
  return typeof args === 'object' && 'op' in args ? freeze(args as ASTNode) : 0
}
