import { useTexts } from '@coverwright/ui/locales'
import { useCallback } from 'react'
import { useLogicWords } from '../../design/logic'
import { wordsOfCode } from '../../platform/words'
import { useTitledValues } from './name-titles'

type Told = { readonly code: string; readonly values?: Readonly<Record<string, string | number>> | undefined }

/** What is wrong with a recipe, or why a customer gets no price, in one sentence. */
export function useProblemWords(): (told: Told) => string {
  const t = useTexts('pricing')
  const logic = useLogicWords()
  const titled = useTitledValues()
  return useCallback(
    ({ code, values: given = {} }) => {
      const values = titled(code, given)
      const ofLogic = logic(code, values)
      if (ofLogic !== undefined) return ofLogic
      if (code.startsWith('pricing.')) return t(`refusals.${code.slice('pricing.'.length)}`, values)
      if (code.startsWith('recipe.') || code.startsWith('rating.')) return t(`problem.${code}`, values)
      return wordsOfCode(code, values) ?? t('problem.other')
    },
    [t, logic, titled],
  )
}
