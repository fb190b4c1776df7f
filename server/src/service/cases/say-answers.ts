import { NO_PRICES, sayAnswer } from '@coverwright/player/faces'
import { wordsIn } from '@coverwright/player/words'
import { answerTo, momentIn } from '@coverwright/rules/design/forms'
import { type Body, soundAnswers } from '@coverwright/rules/design/products'
import { type Language, textIn } from '@coverwright/rules/languages'
import { playedOn } from '../../release/publishing'
import type { QuoteRow } from '../../selling/quotes'

/** What was asked and answered, in the reader's language, as it stood when the quote was priced. */
export function sayAnswers(body: Body, { answers, pricedAt, savedAt }: QuoteRow, language: Language) {
  const moment = momentIn(pricedAt ?? savedAt, body.timeZone)
  const { planned, logic } = playedOn(body, moment.day)
  const stage = {
    ...{ language, words: wordsIn[language], timeZone: body.timeZone, moment, files: null, prices: NO_PRICES },
  }
  return soundAnswers(planned, answers, moment, logic).pages.flatMap(({ page, questions }) =>
    questions
      .filter(({ kind }) => kind !== 'information')
      .map((question) => ({
        page: textIn(page.title, language),
        title: textIn(question.title, language),
        text: sayAnswer(answerTo(question, answers), question, stage),
      })),
  )
}
