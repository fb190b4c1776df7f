import type { Account } from '@coverwright/contract/company/identity'
import { Button } from '@coverwright/ui/button'
import { Card } from '@coverwright/ui/card'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { StateTag } from '@coverwright/ui/state-tag'
import { toast } from '@coverwright/ui/toast'
import { useState } from 'react'
import { ProveDialog } from './prove-dialog'
import { RecoveryDialog } from './recovery-dialog'
import { TwoStepDialog } from './two-step-dialog'
import { useRenewRecoveryCodes, useStopTwoStep } from './use-account'

type Open = 'start' | 'stop' | 'renew'

export function TwoStepCard({ account: { twoStep } }: { account: Account }) {
  const t = useTexts('account')
  const { date } = useFormats()
  const [open, setOpen] = useState<Open>()
  const [codes, setCodes] = useState<string[]>()
  const [stop, renew] = [useStopTwoStep(), useRenewRecoveryCodes()]
  const close = () => setOpen(undefined)
  const turnOff = async (password: string) => {
    await stop.mutateAsync({ password })
    toast({ text: t('twoStep.stopped') })
  }
  const newCodes = async (password: string) => setCodes((await renew.mutateAsync({ password })).recoveryCodes)
  return (
    <Card
      title={t('twoStep.title')}
      end={
        <StateTag tone={twoStep.isOn ? 'success' : 'neutral'}>
          {twoStep.isOn ? t('twoStep.on', { date: date(twoStep.since) }) : t('twoStep.off')}
        </StateTag>
      }
    >
      <div className="account-card">
        <p className="account-note">{t('twoStep.about')}</p>
        {twoStep.isOn && <p>{t('twoStep.left', { count: twoStep.recoveryCodesLeft })}</p>}
        <div className="account-deeds">
          {twoStep.isOn ? (
            <>
              <Button onClick={() => setOpen('renew')}>{t('twoStep.renew')}</Button>
              <Button danger onClick={() => setOpen('stop')}>
                {t('twoStep.stop')}
              </Button>
            </>
          ) : (
            <Button type="primary" onClick={() => setOpen('start')}>
              {t('twoStep.start')}
            </Button>
          )}
        </div>
      </div>
      {open === 'start' && <TwoStepDialog onClose={close} onCodes={setCodes} />}
      {open === 'stop' && <ProveDialog deed="stop" isDanger onProved={turnOff} onClose={close} />}
      {open === 'renew' && <ProveDialog deed="renew" onProved={newCodes} onClose={close} />}
      {codes && <RecoveryDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </Card>
  )
}
