import { CheckCircle, Circle, CircleDashed, Clock } from 'lucide-react'
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
  /** Nothing to do here for now: somebody else has it. It is neither done nor next. */
  isWaiting?: boolean
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
  const next = steps.find((step) => !step.isDone && !step.isWaiting)
  const stateOf = (step: ChecklistStep) =>
    step.isDone ? 'done' : step.isWaiting ? 'waiting' : step === next ? 'next' : 'later'
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
        <Link key={step.key} href={step.href} className="cw-checklist-step" data-state={stateOf(step)}>
          <StepIcon state={stateOf(step)} />
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

const stepIcons = { done: CheckCircle, waiting: Clock, next: Circle, later: CircleDashed }

function StepIcon({ state }: { state: keyof typeof stepIcons }) {
  const Icon = stepIcons[state]
  return <Icon />
}
