import { useTexts } from '@coverwright/ui/locales'
import { useNavigate } from '@coverwright/ui/navigation'
import { UploadCard } from '@coverwright/ui/upload'
import { Columns3, ShieldCheck, TrendingUp } from 'lucide-react'
import { RenameOffer, useRenamedUpload, useUploadFor } from '../../company/media'
import type { OpenedProduct } from '../../design/products'
import { useErrorWords } from '../../platform/words'
import { portfolioAt, useStartPortfolio } from './use-portfolios'

const promises = [
  { key: 'mapped', Icon: Columns3 },
  { key: 'used', Icon: TrendingUp },
  { key: 'private', Icon: ShieldCheck },
] as const

/** The file, and what will be done with it. */
export function UploadPortfolio({ opened: { product } }: { opened: OpenedProduct }) {
  const t = useTexts('portfolios')
  const words = useErrorWords()
  const navigate = useNavigate()
  const uploading = useUploadFor('portfolio')
  const renaming = useRenamedUpload(uploading.upload)
  const start = useStartPortfolio()
  const mayUpload = product.may.some((action) => action === 'edit' || action === 'editCopy')
  const begin = async (fileId: string) => {
    const begun = await start.mutateAsync({ productId: product.id, fileId }).catch(() => null)
    if (begun) navigate(portfolioAt(product.id, begun.id))
  }
  if (!mayUpload) return null
  return (
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
        <p className="portfolio-wrong" role="alert">
          {words(start.error)}
        </p>
      )}
      <p className="portfolio-note">{t('upload.rule')}</p>
    </UploadCard>
  )
}
