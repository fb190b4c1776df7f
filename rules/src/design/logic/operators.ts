import type { ASTNode, BinaryOperator } from '@marcbachmann/cel-js'
import type { Value } from '../datasets'
import type { Exact } from '../../money'
import { asMoneyIf, isAmount, needOption, node, refuse, refusePlainNumber, type Compiled } from './compiled'
import { compareText } from './compare-text'
import { MAX_TEXT_RESULT } from './limits'
import { isSameType, NUMBER, sayType, TEXT, YES_NO, type LogicType } from './logic-type'
import { areEqual, both, bounded, Trouble, type Meter, type Run } from './run'
import { logicPhrases } from './phrases'

const DIVIDED_BY_ZERO = new Trouble('logic.dividedByZero')
const TEXT_TOO_LONG = new Trouble('logic.textTooLong')

export function compileBinary(ast: ASTNode, operator: BinaryOperator, left: Compiled, right: Compiled): Compiled {
  switch (operator) {
    case '==':
    case '!=':
      return compileEquality(ast, operator, left, right)
    case '<':
    case '<=':
    case '>':
    case '>=':
      return compileOrder(ast, operator, left, right)
    case 'in':
      return compileIn(ast, left, right)
    default:
      return compileArithmetic(ast, operator, left, right)
  }
}

type Money = Extract<LogicType, { kind: 'money' }>
type Arithmetic = '+' | '-' | '*' | '/' | '%'

const ARITHMETIC: Record<Arithmetic, (a: Exact, b: Exact) => Exact | Trouble> = {
  '+': (a, b) => bounded(a.plus(b)),
  '-': (a, b) => bounded(a.minus(b)),
  '*': (a, b) => bounded(a.times(b)),
  '/': (a, b) => (b.sign === 0 ? DIVIDED_BY_ZERO : bounded(a.dividedBy(b))),
  '%': (a, b) => (b.sign === 0 ? DIVIDED_BY_ZERO : a.rest(b)),
}

function compileArithmetic(ast: ASTNode, operator: Arithmetic, left: Compiled, right: Compiled): Compiled {
  if (operator === '+' && left.type.kind === 'text' && right.type.kind === 'text')
    return node(ast, TEXT, both<string, string>(left.run, right.run, joinTexts), [left, right])
  const type = arithmeticType(operator, left, right)
  const run = both<Exact, Exact>(left.run, right.run, ARITHMETIC[operator])
  return node(ast, type, run, [left, right], asMoneyIf(type.kind === 'number' && mayBeMoney(operator, left, right)))
}

/** `size(drivers) * 350`: a written number gives a product its size, and every term of a sum needs one. */
function mayBeMoney(operator: Arithmetic, left: Compiled, right: Compiled): boolean {
  if (left.type.kind !== 'number' || right.type.kind !== 'number') return false
  const [a, b] = [left.mayBeMoney ?? false, right.mayBeMoney ?? false]
  return operator === '*' ? a || b : operator === '/' ? a : a && b
}

function joinTexts(a: string, b: string, meter: Meter): string | Trouble {
  meter.spendText(a.length + b.length)
  return a.length + b.length > MAX_TEXT_RESULT ? TEXT_TOO_LONG : a + b
}

/** Money times a number is money, money by money is a number, and money never meets another currency. */
function arithmeticType(operator: Arithmetic, left: Compiled, right: Compiled): LogicType {
  const [a, b] = [left.type, right.type]
  if (!isAmount(a) || !isAmount(b)) return refuseTypes(operator, left, right)
  if (a.kind === 'number' && b.kind === 'number') return NUMBER
  if (a.kind === 'money' && b.kind === 'money') {
    if (a.currency !== b.currency) return refuse('logic.currenciesMixed', { left: left.source, right: right.source })
    if (operator === '*') return refuseTypes(operator, left, right)
    return operator === '/' ? NUMBER : a
  }
  const money = a.kind === 'money' ? a : b
  if (operator === '*' || (operator === '/' && a.kind === 'money')) return money
  const other = a.kind === 'money' ? right : left
  if (operator !== '+' && operator !== '-') return refuseTypes(operator, left, right)
  return other.mayBeMoney ? money : refusePlainNumber(other, (money as Money).currency)
}

function compileEquality(ast: ASTNode, operator: '==' | '!=', left: Compiled, right: Compiled): Compiled {
  const isEqual = operator === '=='
  if (left.type.kind === 'nothing' || right.type.kind === 'nothing') {
    const asked = left.type.kind === 'nothing' ? right : left
    return node(ast, YES_NO, isUnanswered(asked.run, isEqual), [left, right])
  }
  needComparable(operator, left, right)
  if (left.type.kind === 'list' || left.type.kind === 'record') return refuseTypes(operator, left, right)
  needOption(left, right)
  needOption(right, left)
  return node(
    ast,
    YES_NO,
    both<Value, Value>(left.run, right.run, (a, b) => areEqual(a, b) === isEqual),
    [left, right],
  )
}

function isUnanswered(run: Run, wanted: boolean): Run {
  return (frame, meter) => {
    const value = run(frame, meter)
    if (value instanceof Trouble && value.code !== 'logic.unanswered') return value
    return value instanceof Trouble === wanted
  }
}

type Order = '<' | '<=' | '>' | '>='

const ORDER: Record<Order, (difference: number) => boolean> = {
  '<': (difference) => difference < 0,
  '<=': (difference) => difference <= 0,
  '>': (difference) => difference > 0,
  '>=': (difference) => difference >= 0,
}

function compileOrder(ast: ASTNode, operator: Order, left: Compiled, right: Compiled): Compiled {
  needComparable(operator, left, right)
  const holds = ORDER[operator]
  switch (left.type.kind) {
    case 'number':
    case 'money':
      return node(
        ast,
        YES_NO,
        both<Exact, Exact>(left.run, right.run, (a, b) => holds(a.compare(b))),
        [left, right],
      )
    case 'date':
    case 'dateTime':
      return node(
        ast,
        YES_NO,
        both<number, number>(left.run, right.run, (a, b) => holds(a - b)),
        [left, right],
      )
    case 'text':
      return node(
        ast,
        YES_NO,
        both<string, string>(left.run, right.run, (a, b) => holds(compareText(a, b))),
        [left, right],
      )
    case 'yesNo':
      return node(
        ast,
        YES_NO,
        both<boolean, boolean>(left.run, right.run, (a, b) => holds(Number(a) - Number(b))),
        [left, right],
      )
    default:
      return refuseTypes(operator, left, right)
  }
}

function compileIn(ast: ASTNode, left: Compiled, right: Compiled): Compiled {
  if (right.type.kind !== 'list' || !isSameType(left.type, right.type.of) || left.type.kind === 'record')
    return refuseTypes('in', left, right)
  needOption({ ...right, type: right.type.of }, left)
  if (left.type.kind === 'text' && left.type.options && Array.isArray(right.constant))
    for (const entry of right.constant as readonly Value[]) needOption(left, { ...right, constant: entry })
  const run = both<Value, readonly (Value | undefined)[]>(left.run, right.run, (value, list, meter) => {
    meter.spend(list.length)
    return list.some((entry) => entry !== undefined && areEqual(entry, value))
  })
  return node(ast, YES_NO, run, [left, right])
}

function needComparable(operator: string, left: Compiled, right: Compiled): void {
  const [a, b] = [left.type, right.type]
  if (isSameType(a, b)) return
  if (a.kind === 'money' && b.kind === 'money')
    refuse('logic.currenciesMixed', { left: left.source, right: right.source })
  const [money, other] = a.kind === 'money' ? [a, right] : [b, left]
  if (money.kind === 'money' && other.type.kind === 'number') {
    if (other.mayBeMoney) return
    refusePlainNumber(other, money.currency)
  }
  refuseTypes(operator, left, right)
}

function refuseTypes(operator: string, left: Compiled, right: Compiled): never {
  const isDates = left.type.kind === 'date' && (right.type.kind === 'date' || right.type.kind === 'number')
  const hint = isDates ? logicPhrases.sumsOfDates : ''
  return refuse('logic.wrongTypes', { operator, left: sayType(left.type), right: sayType(right.type), hint })
}
