import { accountOperations } from '@coverwright/contract/company/identity'
import { FormDialog } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { Suspense, useState } from 'react'
import { later } from '@coverwright/ui/later'
import { useSubmit } from '../../../platform/queries'
import { inFours } from './in-fours'
import { ProveDialog } from './prove-dialog'
import { useConfirmTwoStep, useStartTwoStep } from './use-account'

const QrPicture = later(() => import('./qr-picture').then((part) => part.QrPicture))

type Props = { onClose: () => void; onCodes: (codes: string[]) => void }

/** The password, then the picture for the app and a code of it; the recovery codes come after. */
export function TwoStepDialog({ onClose, onCodes }: Props) {
  const start = useStartTwoStep()
  const [made, setMade] = useState<{ secret: string; uri: string }>()
  const begin = async (password: string) => setMade(await start.mutateAsync({ password }))
  if (!made) return <ProveDialog deed="start" onProved={begin} onClose={onClose} closesAfter={false} />
  return <ScanDialog {...made} onClose={onClose} onCodes={onCodes} />
}

function ScanDialog({ secret, uri, onClose, onCodes }: Props & { secret: string; uri: string }) {
  const t = useTexts('account')
  const confirm = useConfirmTwoStep()
  const submit = useSubmit(async ({ code }: { code: string }) => {
    const { recoveryCodes } = await confirm.mutateAsync({ code })
    onCodes(recoveryCodes)
    onClose()
  })
  return (
    <FormDialog
      {...submit}
      title={t('scan.title')}
      onClose={onClose}
      about={
        <div className="account-scan">
          <Suspense fallback={<span className="account-qr" aria-busy="true" />}>
            <QrPicture text={uri} label={t('scan.picture')} />
          </Suspense>
          <div>
            <p>{t('scan.about')}</p>
            <p className="account-note">{t('scan.byHand')}</p>
            <code className="account-secret cw-mono">{inFours(secret)}</code>
          </div>
        </div>
      }
      schema={accountOperations.confirmTwoStep.takes}
      initial={{ code: '' }}
      fields={[{ name: 'code', kind: 'code6', label: t('scan.code') }]}
      guardsUnsaved={false}
      submitLabel={t('scan.submit')}
    />
  )
}
