import { useTexts } from '@coverwright/ui/locales'
import { ProductFrame, useProductId } from '../../design/products'
import { ImpactWork } from './impact-work'
import { useBookTables } from './use-book-tables'
import { useCrew } from './use-book'
import './impact.css'

/** What a change of rates would do to everybody, before anything is saved. */
export function ImpactPage() {
  const id = useProductId() ?? ''
  return <ImpactOf key={id} id={id} />
}

/** The tables are read and the workers start while the product itself is still on its way. */
function ImpactOf({ id }: { id: string }) {
  const t = useTexts('product-tests')
  const read = useBookTables(id)
  const crew = useCrew()
  return (
    <ProductFrame head={{ title: t('impact.title'), purpose: t('impact.purpose') }}>
      {(opened) => <ImpactWork opened={opened} read={read} crew={crew} />}
    </ProductFrame>
  )
}
