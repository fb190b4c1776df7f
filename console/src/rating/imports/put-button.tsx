import { Button } from '@coverwright/ui/button'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { useNavigate } from '@coverwright/ui/navigation'
import { ShieldCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useToast } from '../../platform/toast'
import { type DecidingTable, usePutTables } from '../underwriting'

type Props = {
  tables: readonly (DecidingTable & { readonly name: string })[]
  productId: string
  isFirst?: boolean
  children: ReactNode
}

/** Puts what decides into the guide, and shows it there. */
export function PutButton({ tables, productId, isFirst = false, children }: Props) {
  const t = useTexts('imports')
  const { list } = useFormats()
  const withToast = useToast()
  const navigate = useNavigate()
  const put = usePutTables(productId)
  const [isBusy, setBusy] = useState(false)
  const go = async () => {
    setBusy(true)
    const names = list(tables.map(({ name }) => name))
    const isPut = await withToast(() => put(tables), { text: t('check.put', { names }) })
    setBusy(false)
    if (isPut) navigate(`/setting-page/underwriting?product=${productId}`)
  }
  return (
    <Button
      type={isFirst ? 'primary' : 'default'}
      icon={<ShieldCheck size={15} />}
      loading={isBusy}
      onClick={() => void go()}
    >
      {children}
    </Button>
  )
}
