import { productOperations } from '@coverwright/contract/design/products'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { CardsSkeleton, EmptyState, Loaded } from '@coverwright/ui/page'
import { Package } from 'lucide-react'
import { useOperation } from '../../platform/queries'
import { useErrorWords } from '../../platform/words'
import { ProductPicture, settingsOf } from '../../design/products'
import './gallery.css'

/** The company's products as cards, newest first; the list of all of them is one step away. */
export function OwnProducts() {
  const t = useTexts('designs')
  const kinds = useTexts('products')
  const words = useErrorWords()
  return (
    <Loaded asked={useOperation(productOperations.list, {})} words={words} waiting={<CardsSkeleton />}>
      {({ rows }) =>
        rows.length === 0 ? (
          <EmptyState
            picture={<Package size={24} />}
            title={t('library.none')}
            about={t('library.noneAbout')}
            action={{ label: t('library.begin'), href: '/pre-build' }}
          />
        ) : (
          <ul className="template-cards">
            {rows.map((product) => (
              <li key={product.id} className="template-card">
                <ProductPicture kind={product.insuranceType} />
                <div>
                  <h2>
                    <Link className="cw-link" href={settingsOf(product.id)}>
                      {product.name}
                    </Link>
                  </h2>
                  <p className="template-has">
                    {kinds(`type.${product.insuranceType}`)} · {kinds(`state.${product.state}`)}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}
