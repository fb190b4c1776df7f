import type { ImportDetail, RegionPlan, RegionView } from '@coverwright/contract/rating/imports'
import { useTexts } from '@coverwright/ui/locales'
import { CircleHelp } from 'lucide-react'
import { useErrorWords } from '../../platform/words'
import { type Question, questionsOf } from './open-questions'
import { QuestionCard } from './question-card'
import { ResultPreview } from './result-preview'
import { useAnswers } from './use-answers'
import type { PlanDraft } from './use-plan'

type Props = { detail: ImportDetail; plan: PlanDraft; region: RegionPlan; found: RegionView }

/** What only a person can say, each with what either answer means; beside it the rows that come of it. */
export function Questions({ detail, plan, region, found }: Props) {
  const t = useTexts('imports')
  const words = useErrorWords()
  const { answer, error } = useAnswers(detail, plan, region)
  const questions = questionsOf(region, found)
  const open = questions.filter((question) => question.answer === null)
  const meant = open[0] ?? questions[0]
  return (
    <section className="import-ask" aria-label={t('ask.title')}>
      {questions.length > 0 && (
        <div className="cw-card import-questions" data-open={open.length > 0}>
          <h3>
            <CircleHelp size={18} aria-hidden="true" />
            {open.length > 0 ? t('ask.open', { count: open.length }) : t('ask.done')}
          </h3>
          {open.length > 0 && <p className="import-help">{t('ask.about')}</p>}
          {questions.map((question: Question) => (
            <QuestionCard
              key={question.key}
              {...{ detail, found, question, region }}
              onAnswer={(said) => answer(question, said)}
            />
          ))}
          {error !== null && (
            <p className="import-error" role="alert">
              {words(error)}
            </p>
          )}
        </div>
      )}
      <ResultPreview {...{ detail, found, region }} row={meant?.rows[0] ?? null} />
    </section>
  )
}
