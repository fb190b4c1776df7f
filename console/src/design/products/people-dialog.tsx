import type { ProductPeopleView, ProductView } from '@coverwright/contract/design/products'
import { Dialog } from '@coverwright/ui/dialog'
import { useTexts } from '@coverwright/ui/locales'
import { Loaded } from '@coverwright/ui/page'
import { Segments } from '@coverwright/ui/segments'
import { useToast } from '../../platform/toast'
import { useErrorWords } from '../../platform/words'
import { InviteRow } from './invite-row'
import { PersonRow } from './person-row'
import { usePeopleWrites, useProductPeople } from './use-people'
import './people.css'

type Props = { product: Pick<ProductView, 'id' | 'name'>; onClose: () => void }

/** Who works on a product: everybody by their role or those invited, and as what. */
export function PeopleDialog({ product, onClose }: Props) {
  const t = useTexts('products')
  const asked = useProductPeople(product.id)
  const title = t('people.title', { name: product.name })
  return (
    <Dialog open title={title} place="side" width={480} onClose={onClose}>
      <Loaded asked={asked} words={useErrorWords()} isInCard>
        {(view) => <People productId={product.id} view={view} />}
      </Loaded>
    </Dialog>
  )
}

function People({ productId, view }: { productId: string; view: ProductPeopleView }) {
  const t = useTexts('products')
  const { setAccess, invite, changeRole, remove } = usePeopleWrites()
  const withToast = useToast()
  const mayManage = view.may.includes('manage')
  const choose = (access: ProductPeopleView['access']) =>
    void withToast(() => setAccess.mutateAsync({ productId, access }), { text: t(`people.access.${access}.done`) })
  return (
    <div className="product-people">
      {mayManage && (
        <Segments
          label={t('people.access.label')}
          value={view.access}
          options={(['company', 'invited'] as const).map((value) => ({
            value,
            label: t(`people.access.${value}.name`),
          }))}
          onChange={choose}
        />
      )}
      <p>{t(`people.access.${view.access}.about`)}</p>
      {view.people.length > 0 && (
        <ul aria-label={t('people.invited')}>
          {view.people.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              mayManage={mayManage}
              changeRole={(given) => changeRole.mutateAsync({ productId, ...given })}
              remove={(given) => remove.mutateAsync({ productId, ...given })}
            />
          ))}
        </ul>
      )}
      {mayManage && view.others.length > 0 && (
        <InviteRow
          others={view.others}
          asLabel={t('people.as')}
          starts="readWrite"
          invite={(given) => invite.mutateAsync({ productId, ...given })}
        />
      )}
      <p className="product-note">
        {view.ownerName ? t('people.always', { owner: view.ownerName }) : t('people.alwaysWithoutOwner')}
      </p>
    </div>
  )
}
