import type { CaseView } from '@coverwright/contract/service/cases'
import { Card } from '@coverwright/ui/card'
import { NOTHING } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'

/** Everything that was asked, in words. Questions may be called alike, so their place is their key. */
export function AnswersCard({ answers }: { answers: CaseView['answers'] }) {
  const t = useTexts('cases')
  return (
    <Card title={t('answers')} beside={answers.length}>
      <dl className="case-answers">
        {answers.map(({ title, text }, at) => (
          <div key={at}>
            <dt>{title}</dt>
            <dd>{text || NOTHING}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
