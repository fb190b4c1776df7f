import { useTexts } from '@coverwright/ui/locales'
import { ProductFrame } from '../products'
import { ImpactWork } from './impact-work'
import './impact.css'

/** What a change of rates would do to everybody, before anything is saved. */
export function ImpactPage() {
  const t = useTexts('trials')
  return (
    <ProductFrame head={{ title: t('impact.title'), purpose: t('impact.purpose') }}>
      {(opened) => <ImpactWork key={opened.product.id} {...opened} />}
    </ProductFrame>
  )
}
