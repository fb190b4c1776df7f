import { sayAnswers } from '@coverwright/player/prerender'
import { momentIn } from '@coverwright/rules/design/forms'
import { type Body, soundAnswers } from '@coverwright/rules/design/products'
import type { Language } from '@coverwright/rules/languages'
import { playedOn } from '../../release/publishing'
import type { QuoteRow } from '../../selling/quotes'

/** What was asked and answered, in the reader's language, as it stood when the quote was priced. */
export function answersInWords(body: Body, { answers, pricedAt, savedAt }: QuoteRow, language: Language) {
  const moment = momentIn(pricedAt ?? savedAt, body.timeZone)
  const { planned, logic } = playedOn(body, moment.day)
  const { pages } = soundAnswers(planned, answers, moment, logic)
  return sayAnswers(pages, answers, { language, timeZone: body.timeZone, moment })
}
