import type { Answers } from '@coverwright/rules/design/forms'
import type { RawAnswers } from '@coverwright/rules/design/datasets'
import type { Day } from '@coverwright/rules/kernel'
import {
  type Body,
  hasLogic,
  type JourneyLogic,
  logicOf,
  NO_LOGIC,
  plannedBody,
} from '@coverwright/rules/design/products'
import { answerReader } from '@coverwright/rules/rating/rating'

type Played = {
  readonly day: Day
  /** With its choice of plans as the plans say. */
  readonly planned: Body
  readonly logic: JourneyLogic
  /** From what a buyer typed to what is rated. */
  readonly read: (answers: Answers) => RawAnswers
}

const latest = new WeakMap<Body, Played>()

/** A body as it is played on a day, compiled once for as long as somebody holds on to the body. */
export function playedOn(body: Body, day: Day): Played {
  const known = latest.get(body)
  if (known?.day === day) return known
  const logic = hasLogic(body) ? logicOf(body, day) : NO_LOGIC
  const played = { day, planned: plannedBody(body), logic, read: answerReader(body, day) }
  latest.set(body, played)
  return played
}
