import type { ASTNode } from '@marcbachmann/cel-js'
import type { Value } from '../datasets'
import { Exact } from '../../money'
import { isAmount, need, node, refuse, sourceOf, type Compiled, type Compiling } from './compiled'
import { boundedSum } from './functions'
import { NUMBER, sayType, YES_NO, type LogicType } from './logic-type'
import { Trouble, type Frame, type Meter, type Run } from './run'
import { logicPhrases } from './phrases'

const EMPTY_LIST = new Trouble('logic.emptyList')

type Outcome = Value | Trouble
type Walk = {
  /** What one round must give. */
  readonly body: 'yesNo' | 'amount' | 'any'
  readonly gives: (list: LogicType & { kind: 'list' }, body: LogicType) => LogicType
  readonly fold: (entries: readonly Value[], round: (entry: Value) => Outcome) => Outcome
}

const sameAsBody = (_list: LogicType, body: LogicType): LogicType => body
const yesNo = (): LogicType => YES_NO
const extreme = (wanted: number): Walk => ({
  body: 'amount',
  gives: sameAsBody,
  fold: (entries, round) => each(entries, round, (values) => bestOf(values, wanted)),
})

/** `drivers.exists(d, d.age < 25)` and its like: a name for the entry, and what to ask of each. */
export const listWalks: Readonly<Record<string, Walk>> = {
  all: { body: 'yesNo', gives: yesNo, fold: (entries, round) => quantify(entries, round, false) },
  exists: { body: 'yesNo', gives: yesNo, fold: (entries, round) => quantify(entries, round, true) },
  exists_one: {
    body: 'yesNo',
    gives: yesNo,
    fold: (entries, round) => each(entries, round, (values) => values.filter(Boolean).length === 1),
  },
  count: {
    body: 'yesNo',
    gives: () => NUMBER,
    fold: (entries, round) => each(entries, round, (values) => Exact.of(values.filter(Boolean).length)),
  },
  filter: {
    body: 'yesNo',
    gives: (list) => list,
    fold: (entries, round) => each(entries, round, (values) => entries.filter((_, index) => values[index] === true)),
  },
  map: {
    body: 'any',
    gives: (_, body) => ({ kind: 'list', of: body }),
    fold: (entries, round) => each(entries, round, (values) => values),
  },
  sum: {
    body: 'amount',
    gives: sameAsBody,
    fold: (entries, round) => each(entries, round, (values) => boundedSum(values as readonly Exact[])),
  },
  average: { body: 'amount', gives: sameAsBody, fold: (entries, round) => each(entries, round, averageOf) },
  min: extreme(-1),
  max: extreme(1),
}

export function compileWalk(
  ast: ASTNode,
  name: string,
  list: Compiled,
  args: readonly ASTNode[],
  inside: Compiling,
): Compiled {
  const walk = listWalks[name] as Walk
  if (list.type.kind !== 'list')
    return refuse('logic.wrongType', { wanted: 'a list', source: list.source, given: sayType(list.type) })
  const [variable, bodyAst] = args
  if (args.length !== 2 || variable?.op !== 'id' || !bodyAst)
    return refuse('logic.wrongArguments', {
      name,
      takes: logicPhrases.entryAndAsked,
      given: `“${args.map(sourceOf).join(', ')}”`,
    })
  const depth = inside.locals.length
  const local = { name: variable.args, type: list.type.of, depth, ...(list.path ? { path: list.path } : {}) }
  const body = inside.compile(bodyAst, { ...inside, locals: [...inside.locals, local] })
  needBody(walk, body)
  return node(ast, walk.gives(list.type, body.type), walkRun(walk, list.run, body, depth), [list, body])
}

/** `sum(list)` over amounts that are already there. */
export function compileSum(ast: ASTNode, given: readonly Compiled[]): Compiled {
  const list = given[0]
  if (given.length !== 1 || list?.type.kind !== 'list' || !isAmount(list.type.of))
    return refuse('logic.wrongArguments', {
      name: 'sum',
      takes: logicPhrases.listOfAmounts,
      given: given.map((part) => sayType(part.type)).join(' and ') || logicPhrases.nothing,
    })
  const run: Run = (frame, meter) => {
    const entries = list.run(frame, meter)
    if (entries instanceof Trouble) return entries
    const values = (entries as readonly (Value | undefined)[]).filter((entry) => entry !== undefined)
    meter.spend(values.length)
    return boundedSum(values as Exact[])
  }
  return node(ast, list.type.of, run, given)
}

function needBody(walk: Walk, body: Compiled): void {
  if (walk.body === 'yesNo') need(body, YES_NO)
  if (walk.body === 'amount' && !isAmount(body.type)) need(body, NUMBER)
  if (walk.body === 'any' && body.type.kind === 'nothing') need(body, NUMBER)
}

function walkRun(walk: Walk, list: Run, body: Compiled, depth: number): Run {
  return (frame: Frame, meter: Meter) => {
    const entries = list(frame, meter)
    if (entries instanceof Trouble) return entries
    return walk.fold(answered(entries as readonly (Value | undefined)[]), (entry) => {
      meter.spend(body.cost)
      meter.locals[depth] = entry
      return body.run(frame, meter)
    })
  }
}

/** Mostly all are there, and then nothing is made anew. */
const answered = (entries: readonly (Value | undefined)[]): readonly Value[] =>
  entries.includes(undefined) ? entries.filter((entry) => entry !== undefined) : (entries as readonly Value[])

/** As CEL: one clear answer decides, and trouble counts only when nothing else did. */
function quantify(entries: readonly Value[], round: (entry: Value) => Outcome, decisive: boolean): Outcome {
  let trouble: Trouble | null = null
  for (const entry of entries) {
    const result = round(entry)
    if (result instanceof Trouble) trouble ??= result
    else if (result === decisive) return decisive
  }
  return trouble ?? !decisive
}

function each(
  entries: readonly Value[],
  round: (entry: Value) => Outcome,
  finish: (values: readonly Value[]) => Outcome,
): Outcome {
  const values = new Array<Value>(entries.length)
  for (let at = 0; at < entries.length; at++) {
    const result = round(entries[at] as Value)
    if (result instanceof Trouble) return result
    values[at] = result
  }
  return finish(values)
}

function averageOf(values: readonly Value[]): Outcome {
  const total = boundedSum(values as readonly Exact[])
  if (values.length === 0) return EMPTY_LIST
  return total instanceof Trouble ? total : total.dividedBy(Exact.of(values.length))
}

function bestOf(values: readonly Value[], wanted: number): Outcome {
  if (values.length === 0) return EMPTY_LIST
  return (values as readonly Exact[]).reduce((best, value) => (value.compare(best) === wanted ? value : best))
}
