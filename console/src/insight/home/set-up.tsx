import { ChecklistStrip, type ChecklistStep } from '@coverwright/ui/checklist-strip'
import { useTexts } from '@coverwright/ui/locales'
import { SetUpPlace, useKeptHeight } from './set-up-place'
import { useSetUpSteps } from './use-set-up'

/** What is still unfinished in setting the company up; gone once everything is done. */
export function SetUp() {
  const steps = useSetUpSteps()
  if (steps === null) return null
  return steps ? <Steps steps={steps} /> : <SetUpPlace />
}

function Steps({ steps }: { steps: ChecklistStep[] }) {
  const t = useTexts('home')
  const isOver = steps.every((step) => step.isDone)
  const place = useKeptHeight(!isOver)
  if (isOver) return null
  return (
    <div className="home-set-up" ref={place}>
      <ChecklistStrip steps={steps} title={(done, all) => t('setUp.title', { done, all })} />
    </div>
  )
}
