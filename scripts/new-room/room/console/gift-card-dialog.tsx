import {
  GiftCardDraft,
  giftCardOperations as operations,
  type GiftCardView,
} from '@coverwright/contract/selling/gift-cards'
import { FormDialog } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { useState } from 'react'
import { useSubmit, useWrite } from '../../platform/queries'

/** A new gift card, or one that is there: changed by those who may, read by others. */
export function GiftCardDialog({ row, onClose }: { row?: GiftCardView; onClose: () => void }) {
  const t = useTexts('gift-cards')
  // As it was when it was opened: what others change meanwhile is refused, not written over.
  const [opened] = useState(row)
  const create = useWrite(operations.create, { refreshes: [operations.list] })
  const update = useWrite(operations.update, { refreshes: [operations.list] })
  const send = (draft: GiftCardDraft) =>
    opened ? update.mutateAsync({ ...draft, id: opened.id, baseRevision: opened.revision }) : create.mutateAsync(draft)
  const says = ({ title }: GiftCardDraft) => t(opened ? 'says.saved' : 'says.created', { title })
  return (
    <FormDialog
      {...useSubmit(send, { says, then: onClose })}
      title={opened?.title ?? t('form.open')}
      schema={GiftCardDraft}
      initial={{ title: opened?.title ?? '' }}
      fields={[{ kind: 'text', name: 'title', label: t('column.name'), maxLength: 80 }]}
      isReadOnly={opened && !opened.may.includes('edit')}
      submitLabel={t(opened ? 'form.save' : 'form.submit')}
      onClose={onClose}
    />
  )
}
