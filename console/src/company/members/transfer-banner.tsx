import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Note } from '@coverwright/ui/note'
import { Crown } from 'lucide-react'
import { useToast } from '../../platform/toast'
import { useCancelTransfer, useOpenTransfer } from './use-members'

/** The handing over that is under way, and how to take it back. */
export function TransferBanner() {
  const t = useTexts('members')
  const { deadline } = useFormats()
  const transfer = useOpenTransfer()
  const cancel = useCancelTransfer()
  const withToast = useToast()
  if (transfer?.status !== 'pending') return null
  const takeBack = () => void withToast(() => cancel.mutateAsync({}), { text: t('transfer.cancelled') })
  return (
    <Note
      tone="warning"
      icon={<Crown />}
      label={t('transfer.title')}
      title={t('transfer.title')}
      action={{ label: t('transfer.cancel'), isBusy: cancel.isPending, onSelect: takeBack }}
    >
      {t('transfer.about', { name: transfer.toName, until: deadline(transfer.expiresAt) })}
    </Note>
  )
}
