import type { Day } from '../../kernel'
import { compileExpression } from '../logic'
import type { Body } from './body'
import type { JourneyLogic } from './journey'
import { journeyEngine } from './journey-engine'

/** The engine behind a journey's conditions and values, from their texts. */
export function logicOf(body: Body, today: Day): JourneyLogic {
  return journeyEngine(body, today, (source, scope, wanted) => {
    const outcome = compileExpression(source, scope, wanted)
    return outcome.ok ? outcome.value : null
  })
}
