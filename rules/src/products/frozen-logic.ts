import type { Day } from '../kernel'
import { compileFrozen } from '../logic'
import type { Body } from './body'
import type { Conditions } from './conditions'
import type { Holds } from './journey'
import { journeyEngine } from './journey-engine'

/** The engine behind a journey's conditions, from what the server parsed: the parser stays there. */
export function frozenLogicOf(body: Body, conditions: Conditions, today: Day): Holds {
  return journeyEngine(body, today, (source, scope) => {
    const tree = Object.hasOwn(conditions, source) ? conditions[source] : undefined
    const outcome = tree && compileFrozen(source, tree, scope, { kind: 'yesNo' })
    return outcome?.ok ? outcome.value : null
  })
}
