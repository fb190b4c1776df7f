import type { ASTNode } from '@marcbachmann/cel-js'
import type { Value } from '../datasets'
import type { RefusalValues } from '../../kernel'
import { isSameType, sayType, type LogicType } from './logic-type'
import type { LogicCode, LogicRefusal } from './messages'
import type { Run } from './run'
import type { Scope } from './scope'

/** One node, checked and ready to run. */
export type Compiled = {
  readonly type: LogicType
  readonly run: Run
  readonly source: string
  /** Nodes below and including this one: what one round of a list walk costs. */
  readonly cost: number
  /** Known while editing: a literal. */
  readonly constant?: Value
  /** A number that may stand for money where money is wanted, because a written number gives it its size. */
  readonly mayBeMoney?: boolean
  /** The data name behind it, for messages and for 'who uses this': 'drivers.points'. */
  readonly path?: string
}

export type Local = { readonly name: string; readonly type: LogicType; readonly depth: number; readonly path?: string }

export type Compiling = {
  readonly scope: Scope
  readonly locals: readonly Local[]
  readonly used: Set<string>
  readonly compile: (node: ASTNode, inside: Compiling) => Compiled
}

export class LogicRefused extends Error {
  constructor(readonly refusal: LogicRefusal) {
    super(refusal.code)
  }
}

export function refuse(code: LogicCode, values: RefusalValues = {}): never {
  throw new LogicRefused({ code, values })
}

export function sourceOf(node: ASTNode): string {
  return node.input.slice(node.start, node.end)
}

export function node(
  of: ASTNode,
  type: LogicType,
  run: Run,
  parts: readonly Compiled[],
  more: Partial<Compiled> = {},
): Compiled {
  const cost = parts.reduce((sum, part) => sum + part.cost, 1)
  return { type, run, source: sourceOf(of), cost, ...more }
}

export function need(compiled: Compiled, wanted: LogicType): Compiled {
  if (isSameType(compiled.type, wanted)) return compiled
  if (wanted.kind === 'money' && compiled.mayBeMoney) return compiled
  if (wanted.kind === 'money' && compiled.type.kind === 'number') return refusePlainNumber(compiled, wanted.currency)
  return refuse('logic.wrongType', { wanted: sayType(wanted), source: compiled.source, given: sayType(compiled.type) })
}

/** A number that was counted, looked up or asked for has no currency: nobody can tell a factor from an amount by it. */
export function refusePlainNumber({ source }: Compiled, currency: string): never {
  return refuse('logic.plainNumber', { source, currency })
}

export const MAY_BE_MONEY = { mayBeMoney: true } as const
export const asMoneyIf = (may: boolean) => (may ? MAY_BE_MONEY : {})

export function isAmount(type: LogicType): boolean {
  return type.kind === 'number' || type.kind === 'money'
}

/** A text compared with a choice must be one of its options, else the condition could never be met. */
export function needOption(choice: Compiled, other: Compiled): void {
  if (choice.type.kind !== 'text' || !choice.type.options || typeof other.constant !== 'string') return
  if (choice.type.options.includes(other.constant)) return
  const options = choice.type.options.slice(0, 8).join(', ')
  refuse('logic.notAnOption', { value: other.constant, name: choice.path ?? choice.source, options })
}
