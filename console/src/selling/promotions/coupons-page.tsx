import { couponOperations as operations, type CouponView } from '@coverwright/contract/selling/promotions'
import { useFormats } from '@coverwright/ui/formats'
import { ListPage } from '@coverwright/ui/list'
import { useTexts } from '@coverwright/ui/locales'
import { Plus, Ticket } from 'lucide-react'
import { useState } from 'react'
import { useList } from '../../platform/queries'
import { CouponDialog } from './coupon-dialog'
import { listedColumns } from './promotion-words'
import { actIcons, useActs } from './use-acts'

/** The company's coupons: what each takes off, how often it was used, and what may be done to it. */
export function CouponsPage() {
  const t = useTexts('promotions')
  const [isCreating, setCreating] = useState(false)
  const act = useActs(operations)
  return (
    <>
      <ListPage
        {...useList(operations.list)}
        title={t('coupons.title')}
        purpose={t('coupons.purpose')}
        action={{ act: 'create', label: t('coupons.create'), icon: <Plus />, onSelect: () => setCreating(true) }}
        filters={{ state: { label: t('state'), says: (state) => t(`states.${state}`) } }}
        search={t('search')}
        columns={listedColumns<CouponView>(t, useFormats())}
        rowKey={(row) => row.id}
        rowName={(row) => row.title}
        open={(row, close) => <CouponDialog key={row.id} row={row} onClose={close} />}
        openAt="dialog"
        rowActions={(row) =>
          row.may
            .filter((may) => may !== 'edit')
            .map((key) => ({
              key,
              label: t(`acts.${key}`),
              icon: actIcons[key],
              danger: key === 'delete',
              onSelect: () => void act(key, row),
            }))
        }
        empty={{ picture: <Ticket size={24} />, title: t('coupons.empty'), about: t('coupons.emptyAbout') }}
      />
      {isCreating && <CouponDialog onClose={() => setCreating(false)} />}
    </>
  )
}
