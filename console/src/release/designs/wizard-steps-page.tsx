import { type WizardDraft, wizardMissing, type WizardStep, wizardSteps } from '@coverwright/rules/release/designs'
import { Button } from '@coverwright/ui/button'
import { useFormats } from '@coverwright/ui/formats'
import { useLanguage, useTexts } from '@coverwright/ui/locales'
import { useNavigate } from '@coverwright/ui/navigation'
import { Note } from '@coverwright/ui/note'
import { toast } from '@coverwright/ui/toast'
import { Wizard } from '@coverwright/ui/wizard'
import { useState } from 'react'
import { useErrorWords } from '../../platform/words'
import { settingsOf } from '../../design/products'
import { DesignPreview } from './design-preview'
import { StepBody } from './steps/step-body'
import { useDraftBody, useTemplateOffers } from './use-templates'
import { useDiscardWizard, useFinishWizard, useWizardDraft } from './use-wizard-draft'
import { beforeOf, hrefOf, nextOf } from './wizard-steps'
import './wizard.css'

type Props = {
  initial: WizardDraft
  /** When it was left, where somebody comes back to it. */ keptAt: string | null
  step: WizardStep
}

/** One step at a time, the design beside it as it would be sold. */
export function WizardSteps({ initial, keptAt, step }: Props) {
  const t = useTexts('designs')
  const { language } = useLanguage()
  const navigate = useNavigate()
  const { draft, change, forget, isSaving, isUnsaved } = useWizardDraft(initial)
  const body = useDraftBody(draft)
  const askOffer = useTemplateOffers(
    { ...draft, type: draft.start === 'template' ? draft.insuranceType : null },
    language,
  )
  const missing = wizardMissing(draft)
  const next = nextOf(step)
  const before = beforeOf(step)
  /** Nothing is designed yet: the kinds have the whole width, and the preview comes with the next step. */
  const isChoosing = step === 'type'
  const go = (to: WizardStep) => {
    change({ step: to })
    navigate(hrefOf(to))
  }
  return (
    <div className={isChoosing ? 'designs-wizard designs-wizard-wide' : 'designs-wizard'}>
      {keptAt && <Resume {...{ draft, keptAt, forget }} onGoOn={() => navigate(hrefOf(draft.step))} />}
      <Wizard
        title={t(`step.${step}.title`)}
        purpose={t(`step.${step}.purpose`)}
        current={step}
        steps={wizardSteps.map((key) => ({
          ...{ key, href: hrefOf(key), label: t(`step.${key}.label`) },
          isDone: isDone(key, draft, missing),
        }))}
        aside={!isChoosing && body && <DesignPreview {...{ body, language, askOffer }} />}
      >
        <StepBody {...{ step, draft, change }} look={draft.look ?? body?.look ?? null} />
        <div className="designs-foot">
          <div className="designs-ways">
            {before && <Button onClick={() => go(before)}>{t('wizard.back')}</Button>}
            {next && (
              <Button type="primary" disabled={missing === step} onClick={() => go(next)}>
                {t('wizard.next')}
              </Button>
            )}
            <Finish {...{ draft, forget }} isReady={missing === null} isLast={!next} />
          </div>
          {next && <p className="designs-kept">{t(missing === null ? 'wizard.ready' : 'wizard.needed')}</p>}
          <p className="designs-kept" role="status">
            {isUnsaved ? t('wizard.unsaved') : isSaving ? t('wizard.saving') : t('wizard.kept')}
          </p>
        </div>
      </Wizard>
    </div>
  )
}

/** All that come before the furthest that was opened, but for one where something is missing. */
const isDone = (step: WizardStep, draft: WizardDraft, missing: WizardStep | null) =>
  step !== missing && wizardSteps.indexOf(step) < Math.max(wizardSteps.indexOf(draft.step), missing ? 0 : 4)

type FinishProps = { draft: WizardDraft; forget: () => void; isReady: boolean; isLast: boolean }

function Finish({ draft, forget, isReady, isLast }: FinishProps) {
  const t = useTexts('designs')
  const navigate = useNavigate()
  const words = useErrorWords()
  const finish = useFinishWizard()
  const [problem, setProblem] = useState<string>()
  const make = async () => {
    try {
      const { id, name } = await finish.mutateAsync({ draft: draft as never })
      forget()
      toast({ text: t('done.created', { name }) })
      navigate(settingsOf(id))
    } catch (error) {
      setProblem(words(error))
    }
  }
  return (
    <>
      <Button
        type={isLast ? 'primary' : 'default'}
        loading={finish.isPending}
        disabled={!isReady}
        onClick={() => void make()}
      >
        {t('wizard.create')}
      </Button>
      {problem && <Note tone="danger" isNews title={problem} />}
    </>
  )
}

type ResumeProps = { draft: WizardDraft; keptAt: string; forget: () => void; onGoOn: () => void }

function Resume({ draft, keptAt, forget, onGoOn }: ResumeProps) {
  const t = useTexts('designs')
  const formats = useFormats()
  const navigate = useNavigate()
  const discard = useDiscardWizard()
  const [now] = useState(() => new Date())
  const startAnew = async () => {
    await discard.mutateAsync({})
    forget()
    navigate('/project')
  }
  return (
    <Note action={{ label: t('resume.goOn'), onSelect: onGoOn }}>
      {t('resume.about', { name: draft.name || t('resume.noName'), when: formats.relative(keptAt, now) })}{' '}
      <Button type="link" loading={discard.isPending} onClick={() => void startAnew()}>
        {t('resume.discard')}
      </Button>
    </Note>
  )
}
