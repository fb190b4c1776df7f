import { Dialog } from '@coverwright/ui/dialog'
import { useTexts } from '@coverwright/ui/locales'
import { FormSkeleton } from '@coverwright/ui/page'
import { Suspense, useState } from 'react'
import { later } from '@coverwright/ui/later'

const ProductPreview = later(() => import('./product-preview').then((part) => part.ProductPreview))

/** Opens the journey of a product's newest body, to be tried without leaving the page. */
export function PreviewButton({ id, name }: { id: string; name: string }) {
  const t = useTexts('products')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className="cw-link" onClick={() => setIsOpen(true)} aria-label={t('preview.of', { name })}>
        {t('preview.open')}
      </button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t('preview.of', { name })} place="side" width={440}>
        <Suspense fallback={<FormSkeleton />}>
          <ProductPreview id={id} name={name} />
        </Suspense>
      </Dialog>
    </>
  )
}
