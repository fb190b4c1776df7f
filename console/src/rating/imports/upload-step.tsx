import { useTexts } from '@coverwright/ui/locales'
import { useNavigate } from '@coverwright/ui/navigation'
import { UploadCard } from '@coverwright/ui/upload'
import { Grid2x2Check, Languages, ListChecks, ShieldCheck } from 'lucide-react'
import { RenameOffer, useRenamedUpload, useUploadFor } from '../../company/media'
import { useErrorWords } from '../../platform/words'
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
  const words = useErrorWords()
  const navigate = useNavigate()
  const uploading = useUploadFor('pricingTable')
  const renaming = useRenamedUpload(uploading.upload)
  const start = useStart()
  const mayUpload = product.may.some((action) => action === 'edit' || action === 'editCopy')
  const begin = async (fileId: string) => {
    const begun = await start.mutateAsync({ productId: product.id, fileId }).catch(() => null)
    if (begun) navigate(importAt(product.id, begun.id, 'identify'))
  }
  if (!mayUpload) return <ImportList productId={product.id} />
  return (
    <>
      <UploadCard
        zone={{
          ...uploading,
          upload: renaming.upload,
          label: t('upload.label'),
          onChange: (file) => file && void begin(file.id),
        }}
        promises={promises.map(({ key, Icon }) => ({
          key,
          Icon,
          title: t(`promise.${key}.title`),
          about: t(`promise.${key}.about`),
        }))}
      >
        <RenameOffer renaming={renaming} onKept={begin} />
        {start.error && (
          <p className="import-error" role="alert">
            {words(start.error)}
          </p>
        )}
        <p className="import-help">{t('upload.rule')}</p>
      </UploadCard>
      <ImportList productId={product.id} />
    </>
  )
}
