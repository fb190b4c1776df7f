import type { BodyView } from '@coverwright/contract/design/products'
import type { Question } from '@coverwright/rules/design/forms'
import { textIn } from '@coverwright/rules/languages'
import { questionsOf } from '@coverwright/rules/design/products'
import { useFormats } from '@coverwright/ui/formats'
import { useLanguage, useTexts } from '@coverwright/ui/locales'
import { useMemo } from 'react'
import { exactText, plainText } from '../pricing'
import { usePlanTitle } from '../../design/products'

/** What a cut of the book and its segments are called: questions and options by their titles, bands with their figures. */
export function useSegmentWords(body: BodyView) {
  const t = useTexts('product-tests')
  const { number } = useFormats()
  const { language } = useLanguage()
  const planTitle = usePlanTitle(body)
  const questions = useMemo(
    () => new Map(questionsOf(body.body).map((question) => [question.dataName, question])),
    [body],
  )
  const titleOf = (name: string): string => {
    if (name === 'plan') return t('segments.plan')
    const question = questions.get(name)
    const title = question ? textIn(question.title, language) : name
    return question?.kind === 'date' ? t('segments.years', { title }) : title
  }
  const labelOf = (name: string, segment: string): string => {
    if (segment === '') return t('segments.none')
    if (name === 'plan') return planTitle(segment)
    const question = questions.get(name)
    if (question?.kind === 'yesNo' || question?.kind === 'declaration')
      return t(segment === 'true' || segment === 'yes' ? 'segments.yes' : 'segments.no')
    const option = optionsOf(question).find(({ value }) => value === segment)
    if (option) return textIn(option.label, language)
    const written = question?.kind === 'number' ? plainText : exactText
    return isMeasured(question) ? segment.replace(/\d+(\.\d+)?/g, (figure) => written(figure, number)) : segment
  }
  return { titleOf, labelOf }
}

const optionsOf = (question: Question | undefined) => (question && 'options' in question ? question.options : [])

const isMeasured = (question: Question | undefined): boolean =>
  question?.kind === 'number' || question?.kind === 'money'
