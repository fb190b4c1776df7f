import type { BodyView } from '@coverwright/contract/design/products'
import { textIn } from '@coverwright/rules/languages'
import { planTitle } from '@coverwright/rules/design/plans'
import { questionsOf } from '@coverwright/rules/design/products'
import { useFormats } from '@coverwright/ui/formats'
import { useLanguage, useTexts } from '@coverwright/ui/locales'
import { useCallback, useMemo } from 'react'
import { type Called, formulaWords } from './formula-words'

export type FormulaWords = (source: string, as: 'condition' | 'value') => string

/** Reads formulas and conditions of a product aloud, in the language of whoever looks at them. */
export function useFormulaWords(called: Called, { body }: BodyView): FormulaWords {
  const t = useTexts('logic')
  const { number } = useFormats()
  const { language } = useLanguage()
  const options = useMemo(() => {
    const asked = questionsOf(body).flatMap((question) =>
      'options' in question
        ? question.options.map(
            ({ value, label }) => [`${question.dataName} ${value}`, textIn(label, language)] as const,
          )
        : [],
    )
    return new Map(asked)
  }, [body, language])
  const optionOf = useCallback(
    (name: string, option: string) =>
      name === 'plan' ? planTitle(body.plans, option, language) : options.get(`${name} ${option}`) || option,
    [body.plans, language, options],
  )
  return useCallback(
    (source, as) => formulaWords(source, as, { called, optionOf, number, t }),
    [called, optionOf, number, t],
  )
}
