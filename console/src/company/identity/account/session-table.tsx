import type { SessionView } from '@coverwright/contract/company/identity'
import { askFirst } from '@coverwright/ui/confirm'
import { NOTHING, useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { StateTag } from '@coverwright/ui/state-tag'
import { useToast } from '../../../platform/toast'
import { PlaceTable } from './place-table'
import { useRevokeSession } from './use-account'

export function SessionTable({ sessions }: { sessions: SessionView[] }) {
  const t = useTexts('account')
  const { relative, dateTime } = useFormats()
  return (
    <PlaceTable
      label={t('sessions.title')}
      rows={sessions}
      columns={[
        { title: t('column.device'), cell: ({ device }) => device },
        {
          title: t('column.place'),
          cell: ({ place, address }) => [place, address].filter(Boolean).join(', ') || NOTHING,
        },
        { title: t('column.signedIn'), cell: ({ signedInAt }) => dateTime(signedInAt), isFigure: true },
        {
          title: t('column.lastSeen'),
          // Whoever reads this is here now, whenever the server last noted it.
          cell: ({ lastSeenAt, isThisOne }) => (
            <span title={dateTime(lastSeenAt)}>{relative(isThisOne ? Date.now() : lastSeenAt, Date.now())}</span>
          ),
          isFigure: true,
        },
      ]}
      deed={{
        label: t('sessions.end'),
        labelOf: ({ device }) => t('sessions.endOne', { device }),
        run: useEndSession(),
        instead: ({ isThisOne }) =>
          isThisOne ? <StateTag tone="success">{t('sessions.thisOne')}</StateTag> : undefined,
      }}
    />
  )
}

function useEndSession() {
  const t = useTexts('account')
  const withToast = useToast()
  const revoke = useRevokeSession()
  return async ({ id, device }: SessionView) => {
    const isSure = await askFirst({
      about: 'act',
      title: t('sessions.ask', { device }),
      loses: [t('sessions.loses')],
      verb: t('sessions.end'),
      isDanger: true,
    })
    if (isSure) await withToast(() => revoke.mutateAsync({ sessionId: id }), { text: t('sessions.ended', { device }) })
  }
}
