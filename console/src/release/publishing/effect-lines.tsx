import type { ReleaseView } from '@coverwright/contract/release/publishing'
import { effectPercent, type PriceEffect } from '@coverwright/rules/release/publishing'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'

/** What a release does to the prices of who is insured and of the test customers, as it was sealed. */
export function EffectLines({ effect }: { effect: ReleaseView['effect'] }) {
  const t = useTexts('publishing')
  return (
    <dl className="release-effect" aria-label={t('releases.effect')}>
      {effect ? (
        <>
          <Line name={t('releases.onPolicies', { count: effect.policies.customers })} effect={effect.policies} />
          <Line name={t('releases.onTests', { count: effect.tests.customers })} effect={effect.tests} />
        </>
      ) : (
        <dt>{t('releases.noEffect')}</dt>
      )}
    </dl>
  )
}

function Line({ name, effect }: { name: string; effect: PriceEffect }) {
  const t = useTexts('publishing')
  const { change } = useFormats()
  const { customers, dearer, cheaper, same, lost, gained } = effect
  const percent = effectPercent(effect)
  const said = [
    t('releases.moves', { dearer, cheaper, same }),
    ...(lost > 0 ? [t('releases.lost', { count: lost })] : []),
    ...(gained > 0 ? [t('releases.gained', { count: gained })] : []),
  ]
  return (
    <div>
      <dt>{name}</dt>
      {customers > 0 && (
        <dd>
          <b className="cw-num">{change(percent === null ? null : percent / 100)}</b> {said.join(', ')}
        </dd>
      )}
    </div>
  )
}
