import type { ProductView } from '@coverwright/contract/design/products'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { StateTag } from '@coverwright/ui/state-tag'
import { PreviewButton, ProductPicture, settingsOf } from '../../design/products'
import { useShells } from './use-products'

/** One product: its picture, how far it is, and its page once it has one. The whole card opens it. */
export function ProductCard({ product }: { product: ProductView }) {
  const t = useTexts('home')
  const { relative } = useFormats()
  const isPublished = product.state === 'published'
  const [shell] = useShells(product.id, isPublished)
  return (
    <article className="cw-card product-card">
      <ProductPicture kind={product.insuranceType} />
      <div className="product-words">
        <h3 className="cw-cut" title={product.name}>
          <Link className="product-name" href={settingsOf(product.id)}>
            {product.name}
          </Link>
        </h3>
        <StateTag tone={isPublished ? 'success' : 'neutral'}>
          {t(`products.${product.state}`, { number: product.bodyNumber })}
        </StateTag>
        <div className="product-foot cw-num">
          <span>{relative(product.updatedAt, Date.now())}</span>
          <span className="product-ways">
            <PreviewButton id={product.id} name={product.name} />
            {shell && (
              <a className="cw-link" href={shell.path} target="_blank" rel="noreferrer">
                {t('products.open')}
              </a>
            )}
          </span>
        </div>
      </div>
    </article>
  )
}
