import type { Answers, Moment } from '../forms'
import type { PlayedBody } from './body'
import { type OpenPage, pageRefusals, walkJourney } from './journey'
import type { JourneyLogic } from './journey-logic'

export type SoundAnswers = {
  readonly answers: Answers
  readonly pages: readonly OpenPage[]
  /** Nothing is missing on any page. */
  readonly isWhole: boolean
}

/** What somebody sent, without every answer that its question refuses: one that could not have been given counts for nothing. */
export function soundAnswers(body: PlayedBody, sent: Answers, now: Moment, logic: JourneyLogic): SoundAnswers {
  let answers = sent
  for (;;) {
    const { pages } = walkJourney(body, answers, logic)
    const refused = pages.flatMap((page) => Object.keys(pageRefusals(page, answers, now)).map(dataNameOf))
    const wrong = new Set(refused.filter((name) => answers[name] !== undefined))
    if (wrong.size === 0) return { answers, pages, isWhole: refused.length === 0 }
    // Without it other questions may be asked: their answers are looked at in the next round.
    answers = Object.fromEntries(Object.entries(answers).filter(([name]) => !wrong.has(name)))
  }
}

const dataNameOf = (path: string): string => path.split('.', 1)[0] as string
