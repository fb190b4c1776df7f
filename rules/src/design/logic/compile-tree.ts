import type { ASTNode } from '@marcbachmann/cel-js'
import type { Value } from '../datasets'
import { accepted, type Outcome } from '../../kernel'
import type { Exact } from '../../money'
import { compileCall, compileMethod } from './calls'
import {
  asMoneyIf,
  isAmount,
  LogicRefused,
  need,
  node,
  refuse,
  refusePlainNumber,
  sourceOf,
  type Compiled,
  type Compiling,
} from './compiled'
import { MAX_TREE_DEPTH } from './limits'
import { compileList, compileLiteral } from './literals'
import { isSameType, NUMBER, sayType, YES_NO, type LogicType } from './logic-type'
import type { LogicCode } from './messages'
import { compileField, compileIndex, compileName } from './names'
import { compileBinary } from './operators'
import { Meter, one, Stopped, Trouble, type Frame, type Run } from './run'
import type { Scope } from './scope'
import { logicPhrases } from './phrases'

/** Parsed, checked and turned into closures once; run as often as wanted. */
export type Expression = {
  readonly source: string
  readonly type: LogicType
  /** Data names that it reads, fields of groups with their path: 'drivers', 'drivers.points'. */
  readonly names: readonly string[]
  readonly run: (frame: Frame) => Value | Trouble
  /** A literal, known beforehand; or a bare name, whose place can be read without running anything. */
  readonly constant?: Value
  readonly slot?: number
}

/** A tree that was parsed here or elsewhere; `wanted` is what the place needs: a condition wants yes or no. */
export function compileTree(tree: ASTNode, scope: Scope, wanted?: LogicType): Outcome<Expression, LogicCode> {
  const used = new Set<string>()
  try {
    refuseDeepTree(tree)
    const compiled = compileNode(tree, { scope, locals: [], used, compile: compileNode })
    if (wanted) need(compiled, wanted)
    if (compiled.type.kind === 'nothing') refuse('logic.notTaken', { what: 'null', hint: '' })
    const { constant } = compiled
    const slot = tree.op === 'id' ? scope.slots.get(tree.args)?.slot : undefined
    const known = { ...(constant === undefined ? {} : { constant }), ...(slot === undefined ? {} : { slot }) }
    const type = wanted ?? compiled.type
    return accepted({ source: tree.input, type, names: [...used], run: guarded(compiled.run), ...known })
  } catch (error) {
    if (error instanceof LogicRefused) return { ok: false, refusal: error.refusal }
    throw error
  }
}

const STOPPED = new Trouble('logic.stopped')
const METER = new Meter()

function guarded(run: Run): Expression['run'] {
  return (frame) => {
    try {
      return run(frame, METER.restart())
    } catch (error) {
      if (error instanceof Stopped) return STOPPED
      throw error
    }
  }
}

function compileNode(ast: ASTNode, inside: Compiling): Compiled {
  switch (ast.op) {
    case 'value':
      return compileLiteral(ast)
    case 'id':
      return compileName(ast, ast.args, inside)
    case '.':
      return compileField(ast, inside)
    case '[]':
      return compileIndex(ast, inside)
    case 'call':
      return compileCall(ast, inside)
    case 'rcall':
      return compileMethod(ast, inside)
    case 'list':
      return compileList(ast, inside)
    case '?:':
      return compileChoice(ast, inside)
    case '&&':
    case '||':
      return compileJunction(ast, inside)
    case '!_':
      return compileNot(ast, inside)
    case '-_':
      return compileMinus(ast, inside)
    case 'map':
    case '.?':
    case '[?]':
      return refuse('logic.notTaken', {
        what: sourceOf(ast).slice(0, 40),
        hint: logicPhrases.noMaps,
      })
    default: {
      const [left, right] = ast.args.map((part) => inside.compile(part, inside)) as [Compiled, Compiled]
      return compileBinary(ast, ast.op, left, right)
    }
  }
}

/** As CEL: a clear false (or true) decides, even beside trouble on the other side. */
function compileJunction(ast: ASTNode & { op: '&&' | '||' }, inside: Compiling): Compiled {
  const [left, right] = ast.args.map((part) => need(inside.compile(part, inside), YES_NO)) as [Compiled, Compiled]
  const decisive = ast.op === '||'
  const run: Run = (frame, meter) => {
    const a = left.run(frame, meter)
    if (a === decisive) return decisive
    const b = right.run(frame, meter)
    if (b === decisive) return decisive
    return a instanceof Trouble ? a : b
  }
  return node(ast, YES_NO, run, [left, right])
}

function compileChoice(ast: ASTNode & { op: '?:' }, inside: Compiling): Compiled {
  const [condition, yes, no] = ast.args.map((part) => inside.compile(part, inside)) as [Compiled, Compiled, Compiled]
  need(condition, YES_NO)
  const type = sharedType(yes, no)
  const run: Run = (frame, meter) => {
    const decided = condition.run(frame, meter)
    if (decided instanceof Trouble) return decided
    return decided === true ? yes.run(frame, meter) : no.run(frame, meter)
  }
  const mayBeMoney = Boolean(type.kind === 'number' && yes.mayBeMoney && no.mayBeMoney)
  return node(ast, type, run, [condition, yes, no], asMoneyIf(mayBeMoney))
}

function sharedType(yes: Compiled, no: Compiled): LogicType {
  if (isSameType(yes.type, no.type)) return yes.type.kind === 'text' ? { kind: 'text' } : yes.type
  const [money, other] = yes.type.kind === 'money' ? [yes, no] : [no, yes]
  if (money.type.kind === 'money' && other.type.kind === 'number')
    return other.mayBeMoney ? money.type : refusePlainNumber(other, money.type.currency)
  return refuse('logic.wrongTypes', {
    operator: '? :',
    left: sayType(yes.type),
    right: sayType(no.type),
    hint: logicPhrases.oneKind,
  })
}

function compileNot(ast: ASTNode & { op: '!_' }, inside: Compiling): Compiled {
  const operand = need(inside.compile(ast.args, inside), YES_NO)
  return node(
    ast,
    YES_NO,
    one<boolean>(operand.run, (value) => !value),
    [operand],
  )
}

function compileMinus(ast: ASTNode & { op: '-_' }, inside: Compiling): Compiled {
  const operand = inside.compile(ast.args, inside)
  if (!isAmount(operand.type)) need(operand, NUMBER)
  const constant = operand.constant === undefined ? {} : { constant: (operand.constant as Exact).negated() }
  return node(
    ast,
    operand.type,
    one<Exact>(operand.run, (value) => value.negated()),
    [operand],
    { ...constant, ...asMoneyIf(operand.mayBeMoney ?? false) },
  )
}

/** Without recursion, so that the check itself cannot run out of stack. */
function refuseDeepTree(root: ASTNode): void {
  const open: [ASTNode, number][] = [[root, 1]]
  for (let entry = open.pop(); entry; entry = open.pop()) {
    const [ast, depth] = entry
    if (depth > MAX_TREE_DEPTH) refuse('logic.tooComplex')
    for (const part of partsOf(ast)) open.push([part, depth + 1])
  }
}

function partsOf(ast: ASTNode): readonly ASTNode[] {
  switch (ast.op) {
    case 'value':
    case 'id':
      return []
    case '.':
    case '.?':
      return [ast.args[0]]
    case 'call':
      return ast.args[1]
    case 'rcall':
      return [ast.args[1], ...ast.args[2]]
    case 'map':
      return ast.args.flat()
    case '!_':
    case '-_':
      return [ast.args]
    default:
      return ast.args
  }
}
