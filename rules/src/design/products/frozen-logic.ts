import type { Day } from '../../kernel'
import { compileFrozen } from '../logic'
import type { PlayedBody } from './body'
import type { Conditions } from './conditions'
import { journeyEngine } from './journey-engine'
import type { JourneyLogic } from './journey-logic'

/** The engine behind a journey's conditions and values, from what the server parsed: the parser stays there. */
export function frozenLogicOf(body: PlayedBody, conditions: Conditions, today: Day): JourneyLogic {
  return journeyEngine(body, today, (source, scope, wanted) => {
    const tree = Object.hasOwn(conditions, source) ? conditions[source] : undefined
    const outcome = tree && compileFrozen(source, tree, scope, wanted)
    return outcome?.ok ? outcome.value : null
  })
}
