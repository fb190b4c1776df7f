import { CheckCircle, Circle, CircleDashed } from 'lucide-react'
import { useTexts } from '../locales'
import { Link } from '../navigation'
import { ProgressRing } from '../progress-ring'
import './checklist-strip.css'

export type ChecklistStep = {
  key: string
  label: string
  /** What came of it, or the verb that does it when it is next. */
  about: string
  isDone: boolean
  href: string
}

export type ChecklistStripProps = {
  steps: ChecklistStep[]
  title: (done: number, all: number) => string
  /** 'About 10 minutes left'. */
  left?: string
}

/** More than these stand in two rows, so that their words can still be read. */
const STEPS_IN_A_ROW = 6

/** What is unfinished in one strip; only the next step is tinted. */
export function ChecklistStrip({ steps, title, left }: ChecklistStripProps) {
  const t = useTexts('ui')
  const done = steps.filter((step) => step.isDone).length
  const next = steps.find((step) => !step.isDone)
  return (
    <section
      className="cw-card cw-checklist"
      aria-label={title(done, steps.length)}
      data-rows={steps.length > STEPS_IN_A_ROW ? 2 : 1}
    >
      <div className="cw-checklist-head">
        <ProgressRing done={done} total={steps.length} label={title(done, steps.length)} />
        <div>
          <div className="cw-checklist-title">{title(done, steps.length)}</div>
          {left && <div className="cw-checklist-left">{left}</div>}
        </div>
      </div>
      {steps.map((step) => (
        <Link
          key={step.key}
          href={step.href}
          className="cw-checklist-step"
          data-state={step.isDone ? 'done' : step === next ? 'next' : 'later'}
        >
          {step.isDone ? <CheckCircle /> : step === next ? <Circle /> : <CircleDashed />}
          <span className="cw-checklist-words">
            <b className="cw-cut">{step.label}</b>
            <span className="cw-cut">{step.about}</span>
            {step.isDone && <span className="cw-unseen">{t('wizard.done')}</span>}
          </span>
        </Link>
      ))}
    </section>
  )
}
