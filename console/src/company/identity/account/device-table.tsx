import type { DeviceView } from '@coverwright/contract/company/identity'
import { askFirst } from '@coverwright/ui/confirm'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import type { z } from 'zod'
import { useToast } from '../../../platform/toast'
import { PlaceTable } from './place-table'
import { useForgetDevice } from './use-account'

type Device = z.infer<typeof DeviceView>

export function DeviceTable({ devices }: { devices: Device[] }) {
  const t = useTexts('account')
  const { date, relative } = useFormats()
  const run = useForgetAsked()
  if (devices.length === 0) return <p className="account-lead">{t('devices.none')}</p>
  return (
    <PlaceTable
      label={t('devices.title')}
      rows={devices}
      columns={[
        { title: t('column.device'), cell: ({ device }) => device },
        { title: t('column.knownSince'), cell: ({ knownSince }) => date(knownSince), isFigure: true },
        { title: t('column.lastSeen'), cell: ({ lastSeenAt }) => relative(lastSeenAt, Date.now()), isFigure: true },
      ]}
      deed={{ label: t('devices.forget'), labelOf: ({ device }) => t('devices.forgetOne', { device }), run }}
    />
  )
}

function useForgetAsked() {
  const t = useTexts('account')
  const withToast = useToast()
  const forget = useForgetDevice()
  return async ({ id, device }: Device) => {
    const isSure = await askFirst({
      about: 'act',
      title: t('devices.ask', { device }),
      loses: [t('devices.loses'), t('devices.losesToo')],
      verb: t('devices.forget'),
      isDanger: true,
    })
    if (isSure)
      await withToast(() => forget.mutateAsync({ deviceId: id }), { text: t('devices.forgotten', { device }) })
  }
}
