import type { BodyView } from '@coverwright/contract/design/products'
import type { ProblemLine } from '@coverwright/rules/design/products'
import { useFormats } from '@coverwright/ui/formats'
import { languageNames, useTexts } from '@coverwright/ui/locales'
import { useCallback } from 'react'
import { useLogicWords } from '../logic'

type Problem = ProblemLine<BodyView['problems'][number]>

/** What is wrong with a journey, in one sentence that a business person understands. */
export function useBodyWords(): (problem: Problem) => string {
  const t = useTexts('forms')
  const logic = useLogicWords()
  const { list } = useFormats()
  return useCallback(
    ({ code, values = {}, languages = [] }) => {
      const named = {
        ...values,
        count: languages.length,
        languages: list(languages.map((each) => languageNames[each])),
      }
      const ofLogic = logic(code, values)
      if (ofLogic !== undefined) return ofLogic
      return /^(body|question|journey|look)\.\w+$/.test(code) ? t(`problem.${code}`, named) : t('problem.other')
    },
    [t, logic, list],
  )
}
