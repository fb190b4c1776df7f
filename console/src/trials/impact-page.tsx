import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { ProductFrame, settingsOf } from '../products'
import { ImpactWork } from './impact-work'
import './impact.css'

/** What a change of rates would do to everybody, before anything is saved. */
export function ImpactPage() {
  const t = useTexts('trials')
  return (
    <ProductFrame
      head={({ product }) => ({
        title: t('impact.title'),
        purpose: t('impact.purpose'),
        others: (
          <Link className="cw-link" href={settingsOf(product.id, '/setting-page/pricing')}>
            {t('impact.tables')}
          </Link>
        ),
      })}
    >
      {(opened) => <ImpactWork key={opened.product.id} {...opened} />}
    </ProductFrame>
  )
}
