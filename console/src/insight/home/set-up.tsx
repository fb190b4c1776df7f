import { ChecklistStrip } from '@coverwright/ui/checklist-strip'
import { useTexts } from '@coverwright/ui/locales'
import { useSetUpSteps } from './use-set-up'

/** What is still unfinished in setting the company up; gone once everything is done. */
export function SetUp() {
  const t = useTexts('home')
  const steps = useSetUpSteps()
  if (steps.length === 0 || steps.every((step) => step.isDone)) return null
  return (
    <div className="home-set-up">
      <ChecklistStrip steps={steps} title={(done, all) => t('setUp.title', { done, all })} />
    </div>
  )
}
