import type { ASTNode } from '@marcbachmann/cel-js'
import type { Value } from '../datasets'
import { Exact } from '../../money'
import { need, node, refuse, type Compiled, type Compiling } from './compiled'
import {
  compileExtreme,
  compileFunction,
  compileMoment,
  compileString,
  functionKinds,
  refuseArguments,
} from './functions'
import { compileSum, compileWalk, listWalks } from './list-walks'
import { NUMBER, TEXT, YES_NO } from './logic-type'
import { suggestion } from './messages'
import { compileName } from './names'
import { both, one, Trouble } from './run'
import { logicPhrases } from './phrases'

/** Parts of CEL that we do not take, each with what to write instead. */
const NOT_TAKEN: Readonly<Record<string, string>> = {
  matches: logicPhrases.noPatterns,
  int: logicPhrases.exactNumbers,
  uint: logicPhrases.exactNumbers,
  double: logicPhrases.exactNumbers,
  bool: '',
  bytes: '',
  dyn: '',
  type: '',
  duration: logicPhrases.spansOfDates,
  bind: logicPhrases.ownStep,
  getFullYear: logicPhrases.partsOfDates,
  getMonth: logicPhrases.partsOfDates,
  getDate: logicPhrases.partsOfDates,
  getDayOfMonth: logicPhrases.partsOfDates,
  getDayOfWeek: logicPhrases.partsOfDates,
  getDayOfYear: logicPhrases.partsOfDates,
  getHours: logicPhrases.partsOfDates,
  getMinutes: logicPhrases.partsOfDates,
  getSeconds: logicPhrases.partsOfDates,
  getMilliseconds: logicPhrases.partsOfDates,
}

const KNOWN = ['age', 'date', 'has', 'min', 'max', 'size', 'string', 'sum', 'timestamp', ...Object.keys(functionKinds)]
const METHODS = ['contains', 'startsWith', 'endsWith', 'size', ...Object.keys(listWalks)]

export function compileCall(ast: ASTNode & { op: 'call' }, inside: Compiling): Compiled {
  const [name, args] = ast.args
  if (name === 'has') return compileHas(ast, args, inside)
  refuseNotTaken(name)
  const given = args.map((argument) => inside.compile(argument, inside))
  if (name === 'min' || name === 'max') return compileExtreme(ast, name, given)
  if (name === 'date' || name === 'timestamp') return compileMoment(ast, name, given)
  if (name === 'string') return compileString(ast, given)
  if (name === 'sum') return compileSum(ast, given)
  if (name === 'size') return compileSize(ast, given)
  if (name === 'age' && given.length === 1) given.push(compileName(ast, 'today', inside))
  const kind = Object.hasOwn(functionKinds, name) ? functionKinds[name] : undefined
  return kind
    ? compileFunction(ast, name, kind, given)
    : refuse('logic.unknownFunction', { name, suggestion: suggestion(name, KNOWN) })
}

export function compileMethod(ast: ASTNode & { op: 'rcall' }, inside: Compiling): Compiled {
  const [name, receiverAst, args] = ast.args
  refuseNotTaken(name)
  const receiver = inside.compile(receiverAst, inside)
  if (name === 'size') return compileSize(ast, [receiver, ...args.map((argument) => inside.compile(argument, inside))])
  if (Object.hasOwn(listWalks, name)) return compileWalk(ast, name, receiver, args, inside)
  if (name !== 'contains' && name !== 'startsWith' && name !== 'endsWith')
    return refuse('logic.unknownFunction', { name, suggestion: suggestion(name, METHODS) })
  const given = args.map((argument) => inside.compile(argument, inside))
  const part = given[0]
  if (given.length !== 1 || !part) return refuseArguments(name, logicPhrases.oneText, given)
  need(receiver, TEXT)
  need(part, TEXT)
  const run = both<string, string>(receiver.run, part.run, (text, piece, meter) => {
    meter.spendText(text.length + piece.length)
    return name === 'contains'
      ? text.includes(piece)
      : name === 'startsWith'
        ? text.startsWith(piece)
        : text.endsWith(piece)
  })
  return node(ast, YES_NO, run, [receiver, part])
}

function refuseNotTaken(name: string): void {
  if (Object.hasOwn(NOT_TAKEN, name)) refuse('logic.notTaken', { what: name, hint: NOT_TAKEN[name] ?? '' })
}

/** Has it been answered? Also for plain names, which CEL itself does not allow. */
function compileHas(ast: ASTNode, args: readonly ASTNode[], inside: Compiling): Compiled {
  const target = args[0]
  if (args.length !== 1 || !target || (target.op !== 'id' && target.op !== '.'))
    return refuse('logic.wrongArguments', {
      name: 'has',
      takes: logicPhrases.oneName,
      given: logicPhrases.somethingElse,
    })
  const asked = inside.compile(target, inside)
  return node(ast, YES_NO, (frame, meter) => !(asked.run(frame, meter) instanceof Trouble), [asked])
}

function compileSize(ast: ASTNode, given: readonly Compiled[]): Compiled {
  const of = given[0]
  if (given.length !== 1 || (of?.type.kind !== 'text' && of?.type.kind !== 'list'))
    return refuseArguments('size', logicPhrases.oneTextOrList, given)
  if (of.type.kind === 'list')
    return node(
      ast,
      NUMBER,
      one<readonly Value[]>(of.run, (list) => Exact.of(list.length)),
      given,
    )
  const run = one<string>(of.run, (text, meter) => {
    meter.spendText(text.length)
    return Exact.of([...text].length)
  })
  return node(ast, NUMBER, run, given)
}
