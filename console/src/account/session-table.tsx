import type { SessionView } from '@coverwright/contract/identity'
import { NOTHING, useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { StateTag } from '@coverwright/ui/state-tag'
import { askFirst } from '@coverwright/ui/confirm'
import { Button } from 'antd'
import { useTold } from '../platform/told'
import { useRevokeSession } from './use-account'

export function SessionTable({ sessions }: { sessions: SessionView[] }) {
  const t = useTexts('account')
  const { relative, dateTime } = useFormats()
  const end = useEndSession()
  return (
    <table className="cw-table" aria-label={t('sessions.title')} data-height={56}>
      <thead>
        <tr>
          <th scope="col">{t('column.device')}</th>
          <th scope="col">{t('column.place')}</th>
          <th scope="col">{t('column.signedIn')}</th>
          <th scope="col">{t('column.lastSeen')}</th>
          <th scope="col">
            <span className="cw-unseen">{t('column.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {sessions.map((session) => (
          <tr key={session.id}>
            <td>{session.device}</td>
            <td>{[session.place, session.address].filter(Boolean).join(', ') || NOTHING}</td>
            <td className="cw-num">{dateTime(session.signedInAt)}</td>
            <td className="cw-num" title={dateTime(session.lastSeenAt)}>
              {relative(session.lastSeenAt, Date.now())}
            </td>
            <td className="cw-end">
              {session.isThisOne ? (
                <StateTag tone="success">{t('sessions.thisOne')}</StateTag>
              ) : (
                <Button
                  size="small"
                  aria-label={t('sessions.endOne', { device: session.device })}
                  onClick={() => void end(session)}
                >
                  {t('sessions.end')}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function useEndSession() {
  const t = useTexts('account')
  const told = useTold()
  const revoke = useRevokeSession()
  return async ({ id, device }: SessionView) => {
    const isSure = await askFirst({
      about: 'act',
      title: t('sessions.ask', { device }),
      loses: [t('sessions.loses')],
      verb: t('sessions.end'),
      isDanger: true,
    })
    if (isSure) await told(() => revoke.mutateAsync({ sessionId: id }), { text: t('sessions.ended', { device }) })
  }
}
