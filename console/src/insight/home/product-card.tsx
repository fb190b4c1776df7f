import type { ProductView } from '@coverwright/contract/design/products'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { PreviewButton, ProductPicture, ProductState, settingsOf } from '../../design/products'
import { useShells } from './use-products'

/** One product: its picture, how far it is, and its page once it has one. The whole card opens it. */
export function ProductCard({ product }: { product: ProductView }) {
  const t = useTexts('home')
  const { relative } = useFormats()
  // What is on pre-live opens by its link alone, which is shown once: its address would be a dead end here.
  const isLive = product.standing?.environment === 'live'
  const shell = useShells(product.id, isLive).find(({ environment }) => environment === 'live')
  return (
    <article className="cw-card product-card">
      <ProductPicture kind={product.insuranceType} face={product.face} />
      <div className="product-words">
        <h3 className="cw-cut" title={product.name}>
          <Link className="product-name" href={settingsOf(product.id)}>
            {product.name}
          </Link>
        </h3>
        <ProductState product={product} />
        <div className="product-foot cw-num">
          <span>{relative(product.updatedAt, Date.now())}</span>
          <span className="product-ways">
            <PreviewButton id={product.id} name={product.name} />
            {isLive && shell && (
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
