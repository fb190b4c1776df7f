import { useTexts } from '@coverwright/ui/locales'
import { EmptyState } from '@coverwright/ui/page'
import { EmptyShelf } from './empty-shelf'

/** What to go on with: the products being worked on, once there is one. */
export function YourProducts() {
  const t = useTexts('home')
  return (
    <section className="home-products" aria-labelledby="products">
      <div className="home-products-head">
        <h2 id="products">{t('products.title')}</h2>
      </div>
      <div className="cw-card">
        <EmptyState picture={<EmptyShelf />} title={t('products.none')} about={t('products.noneAbout')} />
      </div>
    </section>
  )
}
