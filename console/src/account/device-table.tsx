import type { DeviceView } from '@coverwright/contract/identity'
import { askFirst } from '@coverwright/ui/confirm'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Button } from 'antd'
import type { z } from 'zod'
import { useTold } from '../platform/told'
import { useForgetDevice } from './use-account'

type Device = z.infer<typeof DeviceView>

export function DeviceTable({ devices }: { devices: Device[] }) {
  const t = useTexts('account')
  const { date, relative } = useFormats()
  const forget = useForgetAsked()
  if (devices.length === 0) return <p className="account-lead">{t('devices.none')}</p>
  return (
    <table className="cw-table" aria-label={t('devices.title')} data-height={56}>
      <thead>
        <tr>
          <th scope="col">{t('column.device')}</th>
          <th scope="col">{t('column.knownSince')}</th>
          <th scope="col">{t('column.lastSeen')}</th>
          <th scope="col">
            <span className="cw-unseen">{t('column.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {devices.map((device) => (
          <tr key={device.id}>
            <td>{device.device}</td>
            <td className="cw-num">{date(device.knownSince)}</td>
            <td className="cw-num">{relative(device.lastSeenAt, Date.now())}</td>
            <td className="cw-end">
              <Button
                size="small"
                aria-label={t('devices.forgetOne', { device: device.device })}
                onClick={() => void forget(device)}
              >
                {t('devices.forget')}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function useForgetAsked() {
  const t = useTexts('account')
  const told = useTold()
  const forget = useForgetDevice()
  return async ({ id, device }: Device) => {
    const isSure = await askFirst({
      about: 'act',
      title: t('devices.ask', { device }),
      loses: [t('devices.loses'), t('devices.losesToo')],
      verb: t('devices.forget'),
      isDanger: true,
    })
    if (isSure) await told(() => forget.mutateAsync({ deviceId: id }), { text: t('devices.forgotten', { device }) })
  }
}
