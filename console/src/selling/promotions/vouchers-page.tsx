import { voucherOperations as operations, type VoucherView } from '@coverwright/contract/selling/promotions'
import { useFormats } from '@coverwright/ui/formats'
import { ListPage } from '@coverwright/ui/list'
import { useTexts } from '@coverwright/ui/locales'
import { Plus, Ticket } from 'lucide-react'
import { useState } from 'react'
import { useList } from '../../platform/queries'
import { VoucherDialog } from './voucher-dialog'
import { listedColumns } from './promotion-words'
import { actIcons, useActs } from './use-acts'

/** The company's vouchers: what each takes off, how often it was used, and what may be done to it. */
export function VouchersPage() {
  const t = useTexts('promotions')
  const [isCreating, setCreating] = useState(false)
  const act = useActs(operations)
  return (
    <>
      <ListPage
        {...useList(operations.list)}
        title={t('vouchers.title')}
        purpose={t('vouchers.purpose')}
        action={{ act: 'create', label: t('vouchers.create'), icon: <Plus />, onSelect: () => setCreating(true) }}
        filters={{ state: { label: t('state'), says: (state) => t(`states.${state}`) } }}
        search={t('search')}
        columns={listedColumns<VoucherView>(t, useFormats())}
        rowKey={(row) => row.id}
        rowName={(row) => row.title}
        open={(row, close) => <VoucherDialog key={row.id} row={row} onClose={close} />}
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
        empty={{ picture: <Ticket size={24} />, title: t('vouchers.empty'), about: t('vouchers.emptyAbout') }}
      />
      {isCreating && <VoucherDialog onClose={() => setCreating(false)} />}
    </>
  )
}
