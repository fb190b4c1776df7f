import { Button } from '@coverwright/ui/button'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Crown } from 'lucide-react'
import { useToast } from '../../platform/toast'
import { useCancelTransfer, useOpenTransfer } from './use-members'

/** The handing over that is under way, and how to take it back. */
export function TransferBanner() {
  const t = useTexts('members')
  const { dateTime } = useFormats()
  const transfer = useOpenTransfer()
  const cancel = useCancelTransfer()
  const withToast = useToast()
  if (transfer?.status !== 'pending') return null
  return (
    <section className="member-banner" aria-label={t('transfer.title')}>
      <Crown />
      <p>
        <b>{t('transfer.title')}</b>
        <span>{t('transfer.about', { name: transfer.toName, until: dateTime(transfer.expiresAt) })}</span>
      </p>
      <Button
        loading={cancel.isPending}
        onClick={() => void withToast(() => cancel.mutateAsync({}), { text: t('transfer.cancelled') })}
      >
        {t('transfer.cancel')}
      </Button>
    </section>
  )
}
