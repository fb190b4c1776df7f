import { useTexts } from '@coverwright/ui/locales'
import { useNavigate } from '@coverwright/ui/navigation'
import { Columns3, ShieldCheck, TrendingUp } from 'lucide-react'
import { SheetUpload } from '../../company/media'
import type { OpenedProduct } from '../../design/products'
import { portfolioAt, useStartPortfolio } from './use-portfolios'

const promises = [
  { key: 'mapped', Icon: Columns3 },
  { key: 'used', Icon: TrendingUp },
  { key: 'private', Icon: ShieldCheck },
] as const

/** The file, and what will be done with it. */
export function UploadPortfolio({ opened: { product } }: { opened: OpenedProduct }) {
  const t = useTexts('portfolios')
  const navigate = useNavigate()
  const start = useStartPortfolio()
  const mayUpload = product.may.some((action) => action === 'edit' || action === 'editCopy')
  const begin = async (fileId: string) => {
    const begun = await start.mutateAsync({ productId: product.id, fileId }).catch(() => null)
    if (begun) navigate(portfolioAt(product.id, begun.id))
  }
  if (!mayUpload) return null
  return (
    <SheetUpload
      purpose="portfolio"
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
  )
}
