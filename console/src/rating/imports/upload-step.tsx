import { useTexts } from '@coverwright/ui/locales'
import { useNavigate } from '@coverwright/ui/navigation'
import { Grid2x2Check, Languages, ListChecks, ShieldCheck } from 'lucide-react'
import { SheetUpload } from '../../company/media'
import type { OpenedProduct } from '../../design/products'
import { ImportList } from './import-list'
import { importAt, useStart } from './use-imports'

const promises = [
  { key: 'found', Icon: Grid2x2Check },
  { key: 'written', Icon: Languages },
  { key: 'checked', Icon: ListChecks },
  { key: 'safe', Icon: ShieldCheck },
] as const

/** The file, and what will be done with it; below, the files that came before. */
export function UploadStep({ opened: { product } }: { opened: OpenedProduct }) {
  const t = useTexts('imports')
  const navigate = useNavigate()
  const start = useStart()
  const mayUpload = product.may.some((action) => action === 'edit' || action === 'editCopy')
  const begin = async (fileId: string) => {
    const begun = await start.mutateAsync({ productId: product.id, fileId }).catch(() => null)
    if (begun) navigate(importAt(product.id, begun.id, 'identify'))
  }
  if (!mayUpload) return <ImportList productId={product.id} />
  return (
    <>
      <SheetUpload
        purpose="pricingTable"
        label={t('upload.label')}
        rule={t('upload.rule')}
        promises={promises.map((promise) => ({
          ...promise,
          title: t(`promise.${promise.key}.title`),
          about: t(`promise.${promise.key}.about`),
        }))}
        begin={begin}
        error={start.error}
      />
      <ImportList productId={product.id} />
    </>
  )
}
