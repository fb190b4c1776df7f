import type { Day } from '../../kernel'
import { compileExpression } from '../logic'
import type { PlayedBody } from './body'
import { journeyEngine } from './journey-engine'
import type { JourneyLogic } from './journey-logic'

/** The engine behind a journey's conditions and values, from their texts. */
export function logicOf(body: PlayedBody, today: Day): JourneyLogic {
  return journeyEngine(body, today, (source, scope, wanted) => {
    const outcome = compileExpression(source, scope, wanted)
    return outcome.ok ? outcome.value : null
  })
}
