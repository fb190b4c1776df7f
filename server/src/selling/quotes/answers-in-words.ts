import { sayAnswers } from '@coverwright/player/prerender'
import { type Answers, momentIn } from '@coverwright/rules/design/forms'
import { type Body, soundAnswers } from '@coverwright/rules/design/products'
import type { Language } from '@coverwright/rules/languages'
import { playedOn } from '../../release/publishing'

/** What was asked and answered, in the reader's language, as it stood when it was priced or bought. */
export function answersInWords(body: Body, { answers, at }: { answers: Answers; at: Date }, language: Language) {
  const moment = momentIn(at, body.timeZone)
  const { planned, logic } = playedOn(body, moment.day)
  const { pages } = soundAnswers(planned, answers, moment, logic)
  return sayAnswers(pages, answers, { language, timeZone: body.timeZone, moment })
}
