import type { GatewayView } from '@coverwright/contract/selling/payments'
import type { GatewayState } from '@coverwright/rules/selling/payments'
import { Button } from '@coverwright/ui/button'
import { Card } from '@coverwright/ui/card'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { StateTag, type Tone } from '@coverwright/ui/state-tag'
import { StripeAccount } from './stripe-account'
import type { useGatewayActs } from './use-payments'

type Props = {
  gateway: GatewayView
  acts: ReturnType<typeof useGatewayActs>
  /** It cannot be set up here and now, and why. */
  isHeld: boolean
  why: string
}

const tones: Record<GatewayState, Tone> = {
  notConfigured: 'neutral',
  installed: 'info',
  active: 'success',
  inactive: 'warning',
}

/** One gateway: how it stands, and what may be done to it. */
export function GatewayCard({ gateway, acts, isHeld, why }: Props) {
  const t = useTexts('payments')
  const formats = useFormats()
  const { name, state, changedAt, may } = gateway
  const offered = isHeld ? [] : may
  return (
    <Card title={t(`names.${name}`)} end={<StateTag tone={tones[state]}>{t(`states.${state}`)}</StateTag>}>
      <div className="gateway">
        <p>{t(`about.${name}`)}</p>
        {changedAt && <p className="gateway-since">{t(`since.${state}`, { date: formats.date(changedAt) })}</p>}
        {isHeld && <p className="gateway-since">{why}</p>}
        {name === 'stripe' && offered.includes('connect') && <StripeAccount />}
        <div className="gateway-acts">
          {offered.includes('install') && (
            <Button type="primary" loading={acts.isBusy} onClick={() => void acts.install(gateway)}>
              {t('acts.install')}
            </Button>
          )}
          {offered.includes('activate') && (
            <Button type="primary" loading={acts.isBusy} onClick={() => void acts.activate(gateway)}>
              {t('acts.activate')}
            </Button>
          )}
          {offered.includes('testPayment') && (
            <Button loading={acts.isBusy} onClick={() => void acts.test(gateway)}>
              {t('acts.test')}
            </Button>
          )}
          {offered.includes('deactivate') && (
            <Button danger loading={acts.isBusy} onClick={() => void acts.deactivate(gateway)}>
              {t('acts.deactivate')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}
