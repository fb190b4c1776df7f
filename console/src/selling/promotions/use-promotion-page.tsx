import type {
  CouponView,
  couponOperations,
  VoucherView,
  voucherOperations,
} from '@coverwright/contract/selling/promotions'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Plus, Ticket } from 'lucide-react'
import { useState } from 'react'
import { listedColumns } from './promotion-words'
import { actIcons, useActs } from './use-acts'

type Row = CouponView | VoucherView

/** What the lists of vouchers and of coupons say alike; each opens its own dialog. */
export function usePromotionPage(
  kind: 'coupons' | 'vouchers',
  operations: typeof couponOperations | typeof voucherOperations,
) {
  const t = useTexts('promotions')
  const [isCreating, setCreating] = useState(false)
  const act = useActs(operations)
  const actions = (row: Row) =>
    row.may
      .filter((may) => may !== 'edit')
      .map((key) => ({
        ...{ key, label: t(`acts.${key}`), icon: actIcons[key], danger: key === 'delete' },
        onSelect: () => void act(key, row),
      }))
  return {
    isCreating,
    setCreating,
    words: {
      title: t(`${kind}.title`),
      purpose: t(`${kind}.purpose`),
      action: { act: 'create', label: t(`${kind}.create`), icon: <Plus />, onSelect: () => setCreating(true) },
      filters: { state: { label: t('state'), says: (state: string) => t(`states.${state}`) } },
      search: t('search'),
      columns: listedColumns<Row>(t, useFormats()),
      rowKey: (row: Row) => row.id,
      rowName: (row: Row) => row.title,
      openAt: 'dialog' as const,
      rowActions: actions,
      empty: { picture: <Ticket size={24} />, title: t(`${kind}.empty`), about: t(`${kind}.emptyAbout`) },
    },
  }
}
