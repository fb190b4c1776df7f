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
  const placed = questionsOf(region, found).map((question) => whereShown(question, { detail, plan, region, found }))
  const questions = placed.map(({ question }) => question)
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
          {placed.map((each) => (
            <QuestionCard
              key={each.question.key}
              detail={detail}
              {...each}
              onAnswer={(said) => answer(each.question, said)}
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

/** Rows that a question is about may stand on another sheet of the table: they are shown from there. */
function whereShown(question: Question, { detail, plan, region, found }: Props) {
  const isAboutRows = question.ask === 'empty' || question.ask === 'hidden'
  if (!isAboutRows || question.rows.length > 0 || !region.stack) return { question, region, found }
  for (const other of plan.regions.filter(({ stack }) => stack === region.stack)) {
    const there = detail.sheets[other.sheet]?.regions.find(({ id }) => id === other.regionId)
    const same = there && questionsOf(other, there).find(({ key }) => key === question.key)
    if (there && same && same.rows.length > 0)
      return { question: { ...question, rows: same.rows, count: same.count }, region: other, found: there }
  }
  return { question, region, found }
}
