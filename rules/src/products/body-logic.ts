import type { Day } from '../kernel'
import { compileExpression } from '../logic'
import type { Body } from './body'
import type { Holds } from './journey'
import { journeyEngine } from './journey-engine'

/** The engine behind a journey's conditions, from their texts. */
export function logicOf(body: Body, today: Day): Holds {
  return journeyEngine(body, today, (source, scope) => {
    const outcome = compileExpression(source, scope, { kind: 'yesNo' })
    return outcome.ok ? outcome.value : null
  })
}
