import type { BodyView } from '@coverwright/contract/products'
import { textIn } from '@coverwright/rules/languages'
import { type Body, questionsOf } from '@coverwright/rules/products'
import { useLanguage } from '@coverwright/ui/locales'
import { useMemo } from 'react'
import { useAnswerWords } from '../pricing'

type Told = { readonly id: string; readonly title: string; readonly said: string; readonly isPlain: boolean }

/** What a customer was asked and said, in the order of the journey; files, people and addresses are left out, and so is what was chosen. */
export function useToldAnswers(body: BodyView, answers: Readonly<Record<string, unknown>>): Told[] {
  const { language } = useLanguage()
  const words = useAnswerWords(body)
  return useMemo(
    () =>
      questionsOf(body.body as Body).flatMap(({ id, kind, title, dataName }) => {
        const answer = answers[dataName]
        if (!isTold(answer) || kind === 'plan' || kind === 'addOns') return []
        const isPlain = kind !== 'yesNo' && kind !== 'declaration' && kind !== 'group'
        return [{ id, title: textIn(title, language), said: words(dataName, answer), isPlain }]
      }),
    [answers, body, language, words],
  )
}

const isTold = (answer: unknown): boolean =>
  Array.isArray(answer) ? answer.length > 0 : answer !== undefined && answer !== '' && typeof answer !== 'object'
