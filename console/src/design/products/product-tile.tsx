import type { ProductView } from '@coverwright/contract/design/products'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Menu, type MenuItem } from '@coverwright/ui/menu'
import { Link } from '@coverwright/ui/navigation'
import { Ellipsis } from 'lucide-react'
import { ProductHands } from './product-hands'
import { ProductPicture } from './product-picture'
import { ProductState } from './product-state'
import { settingsOf } from './use-product'

/** A product as a card: its page in small, where it stands, who has it in hand. The whole card opens it. */
export function ProductTile({ product, actions }: { product: ProductView; actions: MenuItem[] }) {
  const t = useTexts('products')
  const { relative } = useFormats()
  const label = t('actionsOf', { name: product.name })
  return (
    <article className="cw-card product-tile">
      <ProductPicture kind={product.insuranceType} face={product.face} />
      <div className="product-tile-words">
        <h2 className="cw-cut" title={product.name}>
          <Link className="product-tile-name" href={settingsOf(product.id)}>
            {product.name}
          </Link>
        </h2>
        <small className="cw-cut">
          {[product.typeWords || t(`type.${product.insuranceType}`), product.group?.name].filter(Boolean).join(' · ')}
        </small>
        <div className="product-tile-line">
          <ProductState product={product} />
          <Menu
            label={label}
            align="end"
            items={actions}
            trigger={(props) => (
              <button type="button" {...props} className="cw-icon-button product-tile-more" aria-label={label}>
                <Ellipsis />
              </button>
            )}
          />
        </div>
        <div className="product-tile-line product-tile-foot">
          <time className="cw-num" dateTime={product.updatedAt}>
            {relative(product.updatedAt, Date.now())}
          </time>
          <ProductHands product={product} />
        </div>
      </div>
    </article>
  )
}
