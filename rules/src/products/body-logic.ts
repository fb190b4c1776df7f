import { readAnswer } from '../datasets'
import { type Answers, rawAnswers } from '../forms'
import { type Day } from '../kernel'
import { compileExpression, type Expression, scopeOf } from '../logic'
import { type Body, questionsOf } from './body'
import { datasetOf } from './body-dataset'
import type { Holds } from './journey'

/**
 * The engine behind a journey's conditions. Each is compiled once; what cannot be worked out (something in it is not
 * answered yet) does not hold.
 */
export function logicOf(body: Body, today: Day): Holds {
  const { names } = datasetOf(body)
  const scope = scopeOf({ names })
  const questions = new Map(questionsOf(body).map((question) => [question.dataName, question]))
  const compiled = new Map<string, Expression | null>()

  const compile = (source: string): Expression | null => {
    const outcome = compileExpression(source, scope, { kind: 'yesNo' })
    return outcome.ok ? outcome.value : null
  }
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
    if (!compiled.has(source)) compiled.set(source, compile(source))
    const expression = compiled.get(source)
    return expression ? expression.run(frameFor(expression, answers)) === true : false
  }
}
