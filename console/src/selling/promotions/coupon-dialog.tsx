import { CouponDraft, couponOperations as operations, type CouponView } from '@coverwright/contract/selling/promotions'
import { CODE_LENGTH, termsRefusals } from '@coverwright/rules/selling/promotions'
import { FormDialog } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { useState } from 'react'
import { useSubmit, useWrite } from '../../platform/queries'
import { OwnCodes } from './own-codes'
import { useWorthFields } from './promotion-fields'

const NEW = {
  ...{ title: '', code: '', mode: 'percent', value: null, currency: 'HKD', quantity: null, productId: '', plan: '' },
  ...{ isDisposable: false, codeLength: CODE_LENGTH.usual },
}

/** A new coupon, or one that is there: changed by those who may while it is not active, read by others. */
export function CouponDialog({ row, onClose }: { row?: CouponView; onClose: () => void }) {
  const t = useTexts('promotions')
  const [opened] = useState(row)
  const create = useWrite(operations.create, { refreshes: [operations.list] })
  const update = useWrite(operations.update, { refreshes: [operations.list] })
  const { head, scope } = useWorthFields()
  const send = (draft: CouponDraft) =>
    opened ? update.mutateAsync({ ...draft, id: opened.id, baseRevision: opened.revision }) : create.mutateAsync(draft)
  const says = ({ title }: CouponDraft) => t(opened ? 'saved' : 'created', { title })
  return (
    <FormDialog
      {...useSubmit(send, { says, then: onClose })}
      title={opened?.title ?? t('coupons.create')}
      schema={CouponDraft}
      initial={opened ? { ...NEW, ...opened } : NEW}
      rules={(values) => refusalsOf(values)}
      fields={[
        ...head,
        {
          kind: 'switch',
          name: 'isDisposable',
          label: t('disposable'),
          help: t('disposableHelp'),
          isDisabled: opened !== undefined,
        },
        {
          kind: 'number',
          name: 'codeLength',
          label: t('codeLength'),
          min: CODE_LENGTH.min,
          max: CODE_LENGTH.max,
          precision: 0,
          isDisabled: opened !== undefined,
        },
        ...scope,
        ...(opened?.isDisposable
          ? [{ kind: 'own', name: 'codes', label: t('freeCodes'), draw: () => <OwnCodes id={opened.id} /> } as const]
          : []),
      ]}
      isReadOnly={opened && !opened.may.includes('edit')}
      submitLabel={t(opened ? 'save' : 'coupons.submit')}
      onClose={onClose}
    />
  )
}

function refusalsOf(values: Record<string, unknown>) {
  const read = CouponDraft.safeParse(values)
  const always = { startsAt: '', expiresAt: '', activeFrom: '', activeUntil: '' }
  return read.success ? termsRefusals({ ...read.data, ...always }) : []
}
