import { readAnswer } from '../datasets'
import { type Answers, dataNameOf, type Question, rawAnswers } from '../forms'
import { type Day } from '../kernel'
import { type Expression, type Scope, scopeOf } from '../logic'
import { type Body, questionsOf } from './body'
import type { Holds } from './journey'

/** From the text of a condition to what it is worked out by; null where that cannot be. */
export type CompileCondition = (source: string, scope: Scope) => Expression | null

/**
 * What works out a journey's conditions. Each is compiled once; what cannot be worked out (something in it is not
 * answered yet) does not hold.
 */
export function journeyEngine(body: Body, today: Day, compile: CompileCondition): Holds {
  const engines = new Map<string | undefined, Engine>()
  return (source, answers, group) => {
    let engine = engines.get(group)
    if (!engine) engines.set(group, (engine = engineFor(questionsSeen(body, group), body.currency, today, compile)))
    return engine(source, answers)
  }
}

/** Inside a group its own names hide those outside that are called the same. */
export function questionsSeen(body: Body, group: string | undefined): Question[] {
  const outside = questionsOf(body)
  const found = group === undefined ? undefined : outside.find(({ dataName }) => dataName === group)
  if (found?.kind !== 'group') return outside
  const inside = new Set(found.questions.map(({ dataName }) => dataName))
  return [...outside.filter(({ dataName }) => !inside.has(dataName)), ...found.questions]
}

type Engine = (source: string, answers: Answers) => boolean

function engineFor(asked: readonly Question[], currency: string, today: Day, compile: CompileCondition): Engine {
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
  return (source, answers) => {
    if (!compiled.has(source)) compiled.set(source, compile(source, scope))
    const expression = compiled.get(source)
    return expression ? expression.run(frameFor(expression, answers)) === true : false
  }
}
