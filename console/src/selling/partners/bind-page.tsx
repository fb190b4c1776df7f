import type { BindRequestView } from '@coverwright/contract/selling/partners'
import { Button } from '@coverwright/ui/button'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { ActionButton, FormSkeleton } from '@coverwright/ui/page'
import { EntryOutcome, EntryPage, LinkOver, useTakenSecret } from '../../company/identity'
import { useToast } from '../../platform/toast'
import { BIND_LINK, useBindRequest, useRefuse } from './use-bind-request'

const tones = { pending: 'waiting', accepted: 'done', refused: 'note', expired: 'over' } as const

/** What became of a bind request, for both sides; its addressee goes on from here to accept it, or refuses. */
export function BindPage() {
  const link = useTakenSecret('link', BIND_LINK)
  return (
    <EntryPage>
      <div className="entry-narrow">{link ? <Request link={link} /> : <NoRequest />}</div>
    </EntryPage>
  )
}

export function NoRequest() {
  const t = useTexts('partners')
  return (
    <EntryOutcome
      tone="note"
      title={t('bind.none')}
      about={t('bind.noneAbout')}
      action={{ label: t('bind.signIn'), href: '/' }}
    />
  )
}

function Request({ link }: { link: string }) {
  const t = useTexts('partners')
  const asked = useBindRequest(link)
  if (asked.error) return <LinkOver error={asked.error} about={t('bind.over')} onRetry={() => void asked.refetch()} />
  if (!asked.data) return <FormSkeleton />
  return <Told link={link} request={asked.data} />
}

function Told({ link, request }: { link: string; request: BindRequestView }) {
  const t = useTexts('partners')
  const { dateTime } = useFormats()
  const { state } = request
  const names = { insurer: request.insurerName, broker: request.brokerName, until: dateTime(request.expiresAt) }
  return (
    <EntryOutcome
      tone={tones[state]}
      title={t(`bind.${state}.title`, names)}
      about={t(`bind.${state}.about`, names)}
      others={state === 'pending' && <Answers link={link} />}
    />
  )
}

function Answers({ link }: { link: string }) {
  const t = useTexts('partners')
  const refuse = useRefuse()
  const withToast = useToast()
  const sayNo = () => void withToast(() => refuse.mutateAsync({ link }), { text: t('bind.refusedNow') })
  return (
    <>
      <ActionButton action={{ label: t('bind.accept'), href: '/association-broker' }} type="primary" />
      <Button loading={refuse.isPending} onClick={sayNo}>
        {t('bind.refuse')}
      </Button>
    </>
  )
}
