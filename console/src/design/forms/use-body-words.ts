import type { BodyView } from '@coverwright/contract/design/products'
import { isLanguage, languageNames, useTexts } from '@coverwright/ui/locales'
import { useCallback } from 'react'
import { useLogicWords } from '../logic'

type Problem = BodyView['problems'][number]

/** What is wrong with a journey, in one sentence that a business person understands. */
export function useBodyWords(): (problem: Problem) => string {
  const t = useTexts('forms')
  const logic = useLogicWords()
  return useCallback(
    ({ code, values = {} }) => {
      const { language } = values
      const named =
        typeof language === 'string' && isLanguage(language) ? { ...values, language: languageNames[language] } : values
      const ofLogic = logic(code, values)
      if (ofLogic !== undefined) return ofLogic
      return /^(body|question|journey|look)\.\w+$/.test(code) ? t(`problem.${code}`, named) : t('problem.other')
    },
    [t, logic],
  )
}
