import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../locales'
import { Link } from '../navigation'
import { stepState, type WizardStep } from './wizard-steps'
import './wizard.css'

export type WizardProps = {
  title: string
  purpose?: ReactNode
  steps: WizardStep[]
  /** The key of the step this address shows. */
  current: string
  /** The step itself; what is typed lives outside, so that going back loses nothing. */
  children: ReactNode
  /** Beside the step: what the choices lead to. */
  aside?: ReactNode
}

/** Steps on the side, each an address: back and forward are the browser's own. */
export function Wizard({ title, purpose, steps, current, children, aside }: WizardProps) {
  const t = useTexts('ui')
  const at = steps.findIndex((step) => step.key === current)
  return (
    <div className="cw-wizard">
      <nav className="cw-steps" aria-label={t('wizard.steps')}>
        <p className="cw-steps-count cw-num">{t('wizard.count', { step: at + 1, all: steps.length })}</p>
        <ol>
          {steps.map((step, index) => (
            <li key={step.key}>
              <StepRow step={step} number={index + 1} state={stepState(steps, current, step.key)} />
            </li>
          ))}
        </ol>
      </nav>
      <section className="cw-wizard-step">
        <header className="cw-wizard-head">
          <h1>{title}</h1>
          {purpose && <p>{purpose}</p>}
        </header>
        {children}
      </section>
      {aside && <aside className="cw-wizard-aside">{aside}</aside>}
    </div>
  )
}

type StepRowProps = { step: WizardStep; number: number; state: ReturnType<typeof stepState> }

function StepRow({ step, number, state }: StepRowProps) {
  const t = useTexts('ui')
  const inside = (
    <>
      <span className="cw-step-mark cw-num">{state === 'done' ? <Check size={12} strokeWidth={2.4} /> : number}</span>
      <span className="cw-step-words">
        <span className="cw-cut">{step.label}</span>
        {step.about && <span className="cw-step-about cw-cut">{step.about}</span>}
        {state === 'done' && <span className="cw-unseen">{t('wizard.done')}</span>}
      </span>
    </>
  )
  const shared = {
    className: 'cw-step',
    'data-state': state,
    'aria-current': state === 'now' ? ('step' as const) : undefined,
  }
  if (state === 'ahead') return <span {...shared}>{inside}</span>
  return (
    <Link {...shared} href={step.href}>
      {inside}
    </Link>
  )
}
