import { documentOperations } from '@coverwright/contract/selling/documents'
import { voucherOperations as operations, type VoucherView } from '@coverwright/contract/selling/promotions'
import { ListPage } from '@coverwright/ui/list'
import { useLanguage, useTexts } from '@coverwright/ui/locales'
import { FileText } from 'lucide-react'
import { asked, useList } from '../../platform/queries'
import { useToast } from '../../platform/toast'
import { VoucherDialog } from './voucher-dialog'
import { usePromotionPage } from './use-promotion-page'

/** The company's vouchers: what each takes off, how often it was used, and what may be done to it. */
export function VouchersPage() {
  const { words, isCreating, setCreating } = usePromotionPage('vouchers', operations)
  const t = useTexts('promotions')
  const { language } = useLanguage()
  const withToast = useToast()
  const print = ({ id }: { id: string }) =>
    void withToast(async () => {
      const { address } = await asked(documentOperations.openVoucher, { id, language })
      window.open(address, '_blank', 'noopener')
    })
  return (
    <>
      <ListPage
        {...useList(operations.list)}
        {...words}
        rowActions={(row: VoucherView) => [
          { key: 'print', label: t('acts.print'), icon: <FileText />, onSelect: () => print(row) },
          ...words.rowActions(row),
        ]}
        open={(row: VoucherView, close) => <VoucherDialog key={row.id} row={row} onClose={close} />}
      />
      {isCreating && <VoucherDialog onClose={() => setCreating(false)} />}
    </>
  )
}
