import { readAnswer, type Value } from '../datasets'
import { type Answers, type AskedQuestion, dataNameOf, rawAnswers, workedAnswer } from '../forms'
import { type Day } from '../../kernel'
import { type Expression, logicTypeOf, type LogicType, type Scope, scopeOf, Trouble } from '../logic'
import { type PlayedBody, questionsOf } from './body'
import type { JourneyLogic } from './journey-logic'

/** From the text of an expression to what it is worked out by; null where that cannot be. */
export type CompileCondition = (source: string, scope: Scope, wanted: LogicType) => Expression | null

/**
 * What works out a journey's conditions and values. Each is compiled once; what cannot be worked out (something in it is
 * not answered yet) does not hold and gives nothing.
 */
export function journeyEngine(body: PlayedBody, today: Day, compile: CompileCondition): JourneyLogic {
  const engines = new Map<string | undefined, Engine>()
  const engineOf = (group: string | undefined): Engine => {
    let engine = engines.get(group)
    if (!engine) engines.set(group, (engine = engineFor(questionsSeen(body, group), body.currency, today, compile)))
    return engine
  }
  return {
    holds: (source, answers, group) => engineOf(group)(source, { kind: 'yesNo' }, answers) === true,
    gives: (question, formula, answers, group) => {
      const type = dataNameOf(question, body.currency)?.type
      const value = type && engineOf(group)(formula, logicTypeOf(type), answers)
      return value === undefined ? undefined : workedAnswer(question, value)
    },
  }
}

/** Inside a group its own names hide those outside that are called the same. */
export function questionsSeen(body: PlayedBody, group: string | undefined): AskedQuestion[] {
  const outside = questionsOf(body)
  const found = group === undefined ? undefined : outside.find(({ dataName }) => dataName === group)
  if (found?.kind !== 'group') return outside
  const inside = new Set(found.questions.map(({ dataName }) => dataName))
  return [...outside.filter(({ dataName }) => !inside.has(dataName)), ...found.questions]
}

type Engine = (source: string, wanted: LogicType, answers: Answers) => Value | undefined

function engineFor(asked: readonly AskedQuestion[], currency: string, today: Day, compile: CompileCondition): Engine {
  const names = asked.flatMap((question) => dataNameOf(question, currency) ?? [])
  const scope = scopeOf({ names })
  const questions = new Map(asked.map((question) => [question.dataName, question]))
  const compiled = new Map<string, Expression | null>()

  /** Only what the expression reads is read: a long form has many conditions, each over a few names. */
  const frameFor = (expression: Expression, answers: Answers) => {
    const wanted = new Set(expression.names.map((name) => name.split('.')[0]))
    const frame = names.map(({ name, type }) => {
      const question = wanted.has(name) ? questions.get(name) : undefined
      if (!question) return undefined
      const read = readAnswer(type, rawAnswers([question], answers)[name])
      return read.ok ? read.value : undefined
    })
    return [...frame, today]
  }
  return (source, wanted, answers) => {
    const key = wanted.kind === 'yesNo' ? source : `${JSON.stringify(wanted)} ${source}`
    if (!compiled.has(key)) compiled.set(key, compile(source, scope, wanted))
    const expression = compiled.get(key)
    const value = expression?.run(frameFor(expression, answers))
    return value instanceof Trouble ? undefined : value
  }
}
