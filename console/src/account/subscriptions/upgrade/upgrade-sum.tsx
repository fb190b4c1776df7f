import { Amount, useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Loaded } from '@coverwright/ui/page'
import { useErrorWords } from '../../../platform/words'
import { PriceLines } from '../../paying'
import { useUpgradeDraft } from './upgrade-draft'
import { usePlanPrice } from './use-upgrade'

/** What the choice comes to today, and from then on. */
export function UpgradeSum() {
  const t = useTexts('subscriptions')
  const { date } = useFormats()
  const { plan } = useUpgradeDraft()
  return (
    <section className="upgrade-sum" aria-label={t('upgrade.sum')}>
      <h2>{t('upgrade.planName', { tier: t(`tier.${plan.tier}.name`), cycle: t(`cycle.${plan.cycle}`) })}</h2>
      <Loaded asked={usePlanPrice(plan)} words={useErrorWords()} isInCard>
        {({ price, change, from, to, renewsAtMinor }) => (
          <>
            <p>{t(`upgrade.change.${change}`, { from: date(from), to: date(to) })}</p>
            {change !== 'same' && <PriceLines price={price} />}
            <p className="upgrade-renews">
              {t(`upgrade.renews.${plan.cycle}`)} <Amount value={{ minor: renewsAtMinor, currency: price.currency }} />
            </p>
          </>
        )}
      </Loaded>
    </section>
  )
}
