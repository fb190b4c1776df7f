import type { Answers, AskedQuestion } from '@coverwright/rules/design/forms'
import { textIn } from '@coverwright/rules/languages'
import type { OpenPage, PageRefusals } from '@coverwright/rules/design/products'
import { memo, type Ref } from 'react'
import { Face } from '../faces'
import type { JourneyDocument } from './document'

type Props = {
  journey: JourneyDocument
  open: OpenPage
  answers: Answers
  onAnswer: (dataName: string, answer: unknown) => void
  refusals: PageRefusals
  title: Ref<HTMLHeadingElement>
}

/** One page of the journey: what it is about, then its questions. */
export function PageView({ journey: { language }, open, answers, onAnswer, refusals, title }: Props) {
  const draw = (question: AskedQuestion) => (
    <Asked
      key={question.id}
      question={question}
      answer={answers[question.dataName]}
      onAnswer={onAnswer}
      refusals={refusals}
    />
  )
  return (
    <main>
      <h1 ref={title} tabIndex={-1}>
        {textIn(open.page.title, language)}
      </h1>
      {open.page.subtitle && <p className="sub">{textIn(open.page.subtitle, language)}</p>}
      {runsOf(open.questions).map((run) =>
        isStepper(run[0]) ? (
          <div className="steps" key={run[0]?.id}>
            {run.map(draw)}
          </div>
        ) : (
          run.map(draw)
        ),
      )}
    </main>
  )
}

type AskedProps = Pick<Props, 'onAnswer' | 'refusals'> & { question: AskedQuestion; answer: unknown }

/** Drawn again only when its own answer changes: a key on a slow phone must not redraw the whole page. */
const Asked = memo(function Asked({ question, answer, onAnswer, refusals }: AskedProps) {
  const { dataName } = question
  return (
    <Face
      question={question}
      path={dataName}
      answer={answer}
      onAnswer={(value) => onAnswer(dataName, value)}
      refusals={refusals}
    />
  )
})

const isStepper = (question: AskedQuestion | undefined) => question?.kind === 'number' && question.face === 'stepper'

/** Counts that follow each other stand in one card, with a line between them. */
function runsOf(questions: readonly AskedQuestion[]): AskedQuestion[][] {
  const runs: AskedQuestion[][] = []
  for (const question of questions) {
    const last = runs.at(-1)
    if (last && isStepper(question) && isStepper(last[0])) last.push(question)
    else runs.push([question])
  }
  return runs
}
