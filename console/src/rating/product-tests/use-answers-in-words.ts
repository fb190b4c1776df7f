import type { BodyView } from '@coverwright/contract/design/products'
import type { QuestionKind } from '@coverwright/rules/design/forms'
import { textIn } from '@coverwright/rules/languages'
import { questionsOf } from '@coverwright/rules/design/products'
import { useLanguage } from '@coverwright/ui/locales'
import { useMemo } from 'react'
import { useAnswerWords } from '../pricing'

type Told = { readonly id: string; readonly title: string; readonly said: string; readonly isPlain: boolean }

/** A bare 'yes', 11 or 46,003 says nothing to whoever does not see what was asked. */
const needsQuestion: readonly QuestionKind[] = ['yesNo', 'declaration', 'group', 'number', 'money']

/** What a customer was asked and said, in the order of the journey; files, people and addresses are left out, and so is what was chosen. */
export function useAnswersInWords(body: BodyView, answers: Readonly<Record<string, unknown>>): Told[] {
  const { language } = useLanguage()
  const words = useAnswerWords(body)
  return useMemo(
    () =>
      questionsOf(body.body).flatMap(({ id, kind, title, dataName }) => {
        const answer = answers[dataName]
        if (!isTold(answer) || kind === 'plan' || kind === 'addOns') return []
        const said = words(dataName, answer)
        return [{ id, title: textIn(title, language), said, isPlain: !needsQuestion.includes(kind) }]
      }),
    [answers, body, language, words],
  )
}

const isTold = (answer: unknown): boolean =>
  Array.isArray(answer) ? answer.length > 0 : answer !== undefined && answer !== '' && typeof answer !== 'object'
