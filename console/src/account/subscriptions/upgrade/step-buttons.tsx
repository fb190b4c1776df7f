import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { useNavigate } from '@coverwright/ui/navigation'
import { type UpgradeStep, upgradeSteps } from './upgrade-frame'

type Props = { step: UpgradeStep; label?: string; isBusy?: boolean; onNext?: () => void }

/** Back, and on: the next step unless something has to be done first. */
export function StepButtons({ step, label, isBusy = false, onNext }: Props) {
  const t = useTexts('subscriptions')
  const navigate = useNavigate()
  const at = upgradeSteps.findIndex(({ key }) => key === step)
  const [before, after] = [upgradeSteps[at - 1], upgradeSteps[at + 1]]
  return (
    <div className="upgrade-buttons">
      {before && <Button onClick={() => navigate(before.href)}>{t('upgrade.back')}</Button>}
      <Button type="primary" loading={isBusy} onClick={() => (onNext ? onNext() : after && navigate(after.href))}>
        {label ?? t('upgrade.next')}
      </Button>
    </div>
  )
}
