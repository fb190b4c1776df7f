import type { BodyView } from '@coverwright/contract/products'
import { textIn } from '@coverwright/rules/languages'
import { type Body, questionsOf } from '@coverwright/rules/products'
import { useLanguage } from '@coverwright/ui/locales'
import { useMemo } from 'react'
import { usePlanTitle } from '../products'
import { answerText } from './answer-text'

type Props = { answers: Readonly<Record<string, unknown>>; plan: string; body: BodyView; most?: number }

/** A customer in one line: what was asked and what was said, as far as it fits. */
export function AnswerLine({ answers, plan, body, most = 8 }: Props) {
  const { language } = useLanguage()
  const planTitle = usePlanTitle(body)
  const told = useMemo(() => {
    const texts = questionsOf(body.body as Body).flatMap((question) => {
      const said = answerText(question, answers[question.dataName], language)
      return said ? [{ id: question.id, title: textIn(question.title, language), said }] : []
    })
    return texts.slice(0, most)
  }, [answers, body, language, most])
  return (
    <span className="impact-answers">
      <b>{planTitle(plan)}</b>
      {told.map(({ id, title, said }) => (
        <span key={id} title={title}>
          {said}
        </span>
      ))}
    </span>
  )
}
