import type { Day } from '../../kernel'
import { compileFrozen } from '../logic'
import type { Body } from './body'
import type { Conditions } from './conditions'
import type { JourneyLogic } from './journey'
import { journeyEngine } from './journey-engine'

/** The engine behind a journey's conditions and values, from what the server parsed: the parser stays there. */
export function frozenLogicOf(body: Body, conditions: Conditions, today: Day): JourneyLogic {
  return journeyEngine(body, today, (source, scope, wanted) => {
    const tree = Object.hasOwn(conditions, source) ? conditions[source] : undefined
    const outcome = tree && compileFrozen(source, tree, scope, wanted)
    return outcome?.ok ? outcome.value : null
  })
}
