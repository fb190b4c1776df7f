import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { CardsSkeleton, EmptyState, ErrorState } from '@coverwright/ui/page'
import { Plus } from 'lucide-react'
import { useErrorWords } from '../../platform/words'
import { EmptyShelf } from './empty-shelf'
import { ProductCard } from './product-card'
import { useRecentProducts } from './use-products'
import './product-card.css'

/** What to go on with: the products changed last. */
export function YourProducts() {
  const t = useTexts('home')
  const products = useRecentProducts()
  if (!products.maySee) return null
  return (
    <section className="home-products" aria-labelledby="products">
      <div className="home-products-head">
        <h2 id="products">{t('products.title')}</h2>
        {products.data?.may.includes('create') && (
          <Link className="cw-link home-new-product" href="/pre-build">
            <Plus size={14} />
            {t('products.create')}
          </Link>
        )}
      </div>
      <RecentProducts products={products} />
    </section>
  )
}

function RecentProducts({ products }: { products: ReturnType<typeof useRecentProducts> }) {
  const t = useTexts('home')
  const errorWords = useErrorWords()
  if (products.error)
    return (
      <div className="cw-card">
        <ErrorState about={errorWords(products.error)} onRetry={() => void products.refetch()} />
      </div>
    )
  if (!products.data) return <CardsSkeleton cards={4} />
  if (products.data.rows.length === 0)
    return (
      <div className="cw-card">
        <EmptyState picture={<EmptyShelf />} title={t('products.none')} about={t('products.noneAbout')} />
      </div>
    )
  return (
    <div className="product-cards">
      {products.data.rows.map((product) => (
        <ProductCard key={product.id} product={product} />
      ))}
    </div>
  )
}
