import {
  VoucherDraft,
  voucherOperations as operations,
  type VoucherView,
} from '@coverwright/contract/selling/promotions'
import { termsRefusals } from '@coverwright/rules/selling/promotions'
import { FormDialog } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { useState } from 'react'
import { useSubmit, useWrite } from '../../platform/queries'
import { useWorthFields } from './promotion-fields'

const NEW = {
  ...{ title: '', code: '', description: '', mode: 'percent', value: null, currency: 'HKD', quantity: null },
  ...{ productId: '', plan: '', startsOn: '', startsTime: '00:00', expiresOn: '', expiresTime: '23:59' },
  ...{ activeFrom: '', activeUntil: '' },
}

/** A new eVoucher, or one that is there: changed by those who may while it is not active, read by others. */
export function VoucherDialog({ row, onClose }: { row?: VoucherView; onClose: () => void }) {
  const t = useTexts('promotions')
  // As it was when it was opened: what others change meanwhile is refused, not written over.
  const [opened] = useState(row)
  const create = useWrite(operations.create, { refreshes: [operations.list] })
  const update = useWrite(operations.update, { refreshes: [operations.list] })
  const { head, scope } = useWorthFields()
  const send = (draft: VoucherDraft) =>
    opened ? update.mutateAsync({ ...draft, id: opened.id, baseRevision: opened.revision }) : create.mutateAsync(draft)
  const says = ({ title }: VoucherDraft) => t(opened ? 'saved' : 'created', { title })
  const half = { width: 'half' } as const
  return (
    <FormDialog
      {...useSubmit(send, { says, then: onClose })}
      title={opened?.title ?? t('vouchers.create')}
      schema={VoucherDraft}
      initial={opened ? { ...NEW, ...opened } : NEW}
      rules={(values) => refusalsOf(values)}
      fields={[
        ...head,
        { kind: 'longText', name: 'description', label: t('description'), rows: 2, maxLength: 500 },
        { kind: 'date', name: 'startsOn', label: t('startsOn'), ...half },
        { kind: 'text', name: 'startsTime', label: t('time'), placeholder: '00:00', isMono: true, ...half },
        { kind: 'date', name: 'expiresOn', label: t('expiresOn'), ...half },
        { kind: 'text', name: 'expiresTime', label: t('time'), placeholder: '23:59', isMono: true, ...half },
        { kind: 'date', name: 'activeFrom', label: t('activeFrom'), isOptional: true, ...half },
        { kind: 'date', name: 'activeUntil', label: t('activeUntil'), isOptional: true, ...half },
        ...scope,
      ]}
      isReadOnly={opened && !opened.may.includes('edit')}
      submitLabel={t(opened ? 'save' : 'vouchers.submit')}
      onClose={onClose}
    />
  )
}

/** What the schema cannot say of one field alone. */
function refusalsOf(values: Record<string, unknown>) {
  const read = VoucherDraft.safeParse(values)
  if (!read.success) return []
  const { startsOn, startsTime, expiresOn, expiresTime, ...terms } = read.data
  const times = { startsAt: `${startsOn} ${startsTime}`, expiresAt: `${expiresOn} ${expiresTime}` }
  return termsRefusals({ ...terms, ...times, isDisposable: false })
}
