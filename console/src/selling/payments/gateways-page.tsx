import { useTexts } from '@coverwright/ui/locales'
import { Note } from '@coverwright/ui/note'
import { CardsSkeleton, Loaded, PageHeader } from '@coverwright/ui/page'
import { useLocation } from '@tanstack/react-router'
import { useErrorWords } from '../../platform/words'
import { GatewayCard } from './gateway-card'
import { SandboxPayments } from './sandbox-payments'
import { useGatewayActs, useGateways } from './use-payments'
import './payments.css'

type Answer = NonNullable<ReturnType<typeof useGateways>['data']>

/** Where buyers pay: the gateways there are, which one is active, and what the sandbox has seen. */
export function GatewaysPage() {
  const t = useTexts('payments')
  const { tested } = useLocation().search as { tested?: string }
  return (
    <>
      <PageHeader title={t('title')} purpose={t('purpose')} />
      <div className="gateways-page">
        {tested && (
          <Note tone="success" isNews>
            {t('tested')}
          </Note>
        )}
        <Loaded asked={useGateways()} words={useErrorWords()} waiting={<CardsSkeleton />}>
          {(answer) => <Gateways answer={answer} />}
        </Loaded>
        <SandboxPayments />
      </div>
    </>
  )
}

function Gateways({ answer: { gateways, isInTrial, isConnectable } }: { answer: Answer }) {
  const t = useTexts('payments')
  const acts = useGatewayActs(gateways)
  const upgrade = { label: t('trial.upgrade'), href: '/upgrade' }
  return (
    <>
      {isInTrial && (
        <Note tone="info" title={t('trial.title')} action={upgrade}>
          {t('trial.about')}
        </Note>
      )}
      <div className="gateways">
        {gateways.map((gateway) => (
          <GatewayCard
            key={gateway.name}
            gateway={gateway}
            acts={acts}
            isHeld={gateway.name === 'stripe' && (isInTrial || !isConnectable)}
            why={isInTrial ? t('trial.stripe') : t('stripe.notSetUp')}
          />
        ))}
      </div>
    </>
  )
}
