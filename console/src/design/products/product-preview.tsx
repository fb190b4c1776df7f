import { Preview } from '@coverwright/player/preview'
import { plannedBody } from '@coverwright/rules/design/products'
import { useLanguage, useTexts } from '@coverwright/ui/locales'
import { ErrorState, FormSkeleton } from '@coverwright/ui/page'
import { useMemo, useState } from 'react'
import { useBrand } from './use-brand'
import { useOfferAsker } from './use-offer-asker'
import { useProduct } from './use-product'
import './product-preview.css'

/** What a buyer meets, drawn by the very parts that draw it for a buyer. Nothing typed here is kept. */
export function ProductPreview({ id, name }: { id: string; name: string }) {
  const t = useTexts('products')
  const { language } = useLanguage()
  const [now] = useState(() => new Date())
  const { data, isError, refetch } = useProduct(id)
  const brand = useBrand()
  const body = useMemo(() => data && plannedBody(data.body.body), [data])
  const shown = !body || body.languages.includes(language) ? language : (body.languages[0] ?? language)
  const askOffer = useOfferAsker(id, shown)
  if (isError) return <ErrorState title={t('preview.failed')} onRetry={() => void refetch()} />
  if (!body) return <FormSkeleton />
  return (
    <div className="product-preview">
      <Preview
        body={body}
        brand={brand}
        language={shown}
        now={now}
        title={t('preview.of', { name })}
        askOffer={askOffer}
      />
      <p>{t('preview.about')}</p>
    </div>
  )
}
