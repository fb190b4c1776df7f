import type { PolicyView } from '@coverwright/contract/selling/policies'
import { Card } from '@coverwright/ui/card'
import { NOTHING } from '@coverwright/ui/formats'
import './answers.css'

/** Everything that was asked, in words. Questions may be called alike, so their place is their key. */
export function AnswersCard({ title, answers }: { title: string; answers: PolicyView['answers'] }) {
  return (
    <Card title={title} beside={answers.length}>
      <dl className="asked-answers">
        {answers.map((answer, at) => (
          <div key={at}>
            <dt>{answer.title}</dt>
            <dd>{answer.text || NOTHING}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
