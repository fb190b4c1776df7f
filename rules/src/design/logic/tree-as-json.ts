import type { ASTNode } from '@marcbachmann/cel-js'

/** A parsed expression as JSON: operator, where it stands in the source, and what it works on. */
export type FrozenTree = { readonly o: string; readonly s: number; readonly e: number; readonly a: FrozenArgs }
type FrozenArgs = FrozenTree | string | boolean | number | null | readonly FrozenArgs[]

export const freezeTree = ({ op, start, end, args }: ASTNode): FrozenTree => ({
  o: op,
  s: start,
  e: end,
  a: freezeArgs(args),
})

/** Numbers are read from the source again wherever they are compiled, so their value here does not matter. */
function freezeArgs(args: unknown): FrozenArgs {
  if (Array.isArray(args)) return args.map(freezeArgs)
  if (typeof args === 'string' || typeof args === 'boolean' || args === null) return args
  return typeof args === 'object' && 'op' in args ? freezeTree(args as ASTNode) : 0
}

/** Only what the compiler reads of a node; the rest of the parser's own is not needed. */
export const thawTree = ({ o, s, e, a }: FrozenTree, input: string): ASTNode =>
  ({ op: o, start: s, end: e, input, args: thawArgs(a, input) }) as unknown as ASTNode

function thawArgs(args: FrozenTree['a'], input: string): unknown {
  if (Array.isArray(args)) return (args as readonly FrozenTree['a'][]).map((each) => thawArgs(each, input))
  return typeof args === 'object' && args !== null ? thawTree(args as FrozenTree, input) : args
}
