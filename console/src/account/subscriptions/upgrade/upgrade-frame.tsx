import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { Loaded } from '@coverwright/ui/page'
import { Wizard } from '@coverwright/ui/wizard'
import { subscriptionOperations, type SubscriptionView } from '@coverwright/contract/account/subscriptions'
import { X } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { EntryBrand } from '../../../company/identity'
import { LookingOnly } from '../../../platform/me'
import { useIsSignedIn } from '../../../platform/session'
import { useErrorWords } from '../../../platform/words'
import { UpgradeSum } from './upgrade-sum'
import { useSubscription } from './use-upgrade'
import './upgrade.css'

export const upgradeSteps = [
  { key: 'plan', href: '/upgrade' },
  { key: 'company', href: '/upgrade-info' },
  { key: 'licence', href: '/license-number' },
  { key: 'transactions', href: '/transactions-inclusive' },
  { key: 'price', href: '/base-price' },
  { key: 'payment', href: '/upgrade-payment' },
] as const
export type UpgradeStep = (typeof upgradeSteps)[number]['key']

type Props = { step: UpgradeStep; hasSum?: boolean; children: (subscription: SubscriptionView) => ReactNode }

/** Steps on the left, the choice in the middle, what it comes to on the right. Whoever is not signed in is led there first. */
export function UpgradeFrame({ step, hasSum = true, children }: Props) {
  const t = useTexts('subscriptions')
  const words = useErrorWords()
  const subscription = useSubscription()
  const isIn = useIsSignedIn()
  return (
    <div className="upgrade">
      <header className="upgrade-head">
        <EntryBrand />
        <Link className="upgrade-close" href={isIn ? '/setting/subscriptions' : '/'} aria-label={t('upgrade.close')}>
          <X />
        </Link>
      </header>
      <Wizard
        title={t(`upgrade.step.${step}.title`)}
        purpose={t(`upgrade.step.${step}.purpose`)}
        steps={upgradeSteps.map(({ key, href }) => ({ key, href, label: t(`upgrade.step.${key}.label`) }))}
        current={step}
        aside={hasSum && isIn ? <UpgradeSum /> : undefined}
      >
        {isIn ? (
          <Loaded asked={subscription} words={words}>
            {(data) => (
              <>
                {/* Outside the shell nobody has asked yet who is in: only this note waits for it. */}
                <Suspense>
                  <LookingOnly to={subscriptionOperations.orderPlan} />
                </Suspense>
                {children(data)}
              </>
            )}
          </Loaded>
        ) : (
          <p className="upgrade-stranger">
            {t('upgrade.signIn')}{' '}
            <Link className="cw-link" href="/">
              {t('upgrade.toSignIn')}
            </Link>
          </p>
        )}
      </Wizard>
    </div>
  )
}
