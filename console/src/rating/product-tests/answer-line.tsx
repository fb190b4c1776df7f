import type { BodyView } from '@coverwright/contract/design/products'
import { ONLY_PLAN } from '@coverwright/rules/rating/rating'
import { usePlanTitle } from '../../design/products'
import { useAnswersInWords } from './use-answers-in-words'

type Props = { answers: Readonly<Record<string, unknown>>; plan: string; body: BodyView; most?: number }

/** A customer in one line: what was asked and what was said, as far as it fits. Yes alone says nothing without its question. */
export function AnswerLine({ answers, plan, body, most = 8 }: Props) {
  const planTitle = usePlanTitle(body)
  const told = useAnswersInWords(body, answers)
  return (
    <span className="impact-answers">
      {plan !== ONLY_PLAN && <b>{planTitle(plan)}</b>}
      {told.slice(0, most).map(({ id, title, said, isPlain }) => (
        <span key={id} title={title}>
          {isPlain ? said : `${title}: ${said}`}
        </span>
      ))}
    </span>
  )
}
