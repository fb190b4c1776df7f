import { type Answers, answerTo, type Moment } from '@coverwright/rules/design/forms'
import type { OpenPage } from '@coverwright/rules/design/products'
import { type Language, textIn } from '@coverwright/rules/languages'
import { NO_PRICES, sayAnswer } from '../faces'
import { wordsIn } from '../words'

type Reader = { readonly language: Language; readonly timeZone: string; readonly moment: Moment }

/** What was asked and answered, in words, for whoever reads it without the pages. */
export function sayAnswers(pages: readonly OpenPage[], answers: Answers, reader: Reader) {
  const { language } = reader
  const stage = { ...reader, words: wordsIn[language], files: null, prices: NO_PRICES }
  return pages.flatMap(({ page, questions }) =>
    questions
      .filter(({ kind }) => kind !== 'information')
      .map((question) => ({
        page: textIn(page.title, language),
        title: textIn(question.title, language),
        text: sayAnswer(answerTo(question, answers), question, stage),
      })),
  )
}
