import type { BodyView } from '@coverwright/contract/design/products'
import type { Question } from '@coverwright/rules/design/forms'
import { textIn } from '@coverwright/rules/languages'
import { questionsOf } from '@coverwright/rules/design/products'
import { NOTHING, useFormats } from '@coverwright/ui/formats'
import { useLanguage, useTexts } from '@coverwright/ui/locales'
import { useCallback, useMemo } from 'react'
import { exactText, plainText } from './use-input-words'

/** An answer as the reader says it: options by their labels, yes and no, days and figures in the reader's way. */
export function useAnswerWords({ body }: BodyView): (name: string, answer: unknown) => string {
  const t = useTexts('pricing')
  const { language } = useLanguage()
  const { date, number } = useFormats()
  const asked = useMemo(() => new Map(questionsOf(body).map((question) => [question.dataName, question])), [body])
  return useCallback(
    (name, answer) => {
      const question = asked.get(name)
      const say = (value: unknown): string => {
        if (value === undefined || value === null || value === '') return NOTHING
        if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
        const text = String(value)
        const option = optionsOf(question).find((each) => each.value === text)
        if (option) return textIn(option.label, language) || text
        if (question?.kind === 'date') return date(text)
        return question?.kind === 'money' ? exactText(text, number) : plainText(text, number)
      }
      if (!Array.isArray(answer)) return say(answer)
      return typeof answer[0] === 'object' ? `× ${answer.length}` : answer.map(say).join(', ') || NOTHING
    },
    [asked, date, language, number, t],
  )
}

const optionsOf = (question: Question | undefined) => (question && 'options' in question ? question.options : [])
