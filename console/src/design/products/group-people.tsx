import type { ProductGroupsView, ProductGroupView } from '@coverwright/contract/design/products'
import { useTexts } from '@coverwright/ui/locales'
import { InviteRow } from './invite-row'
import { PersonRow } from './person-row'
import { useGroupWrites } from './use-groups'

type Props = { group: ProductGroupView; view: ProductGroupsView; mayManage: boolean }

/** Who was invited to all products of a group, and as what. */
export function GroupPeople({ group, view, mayManage }: Props) {
  const t = useTexts('products')
  const { changeRole, removePerson, invite } = useGroupWrites()
  const groupId = group.id
  const others = view.colleagues.filter(({ id }) => !group.people.some((person) => person.id === id))
  return (
    <div className="product-people">
      <h3>{t('people.invited')}</h3>
      {group.people.length === 0 && <p className="product-note">{t('groups.noPeople')}</p>}
      <ul aria-label={t('people.invited')}>
        {group.people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            mayManage={mayManage}
            changeRole={(given) => changeRole.mutateAsync({ groupId, ...given })}
            remove={(given) => removePerson.mutateAsync({ groupId, ...given })}
          />
        ))}
      </ul>
      {mayManage && others.length > 0 && (
        <InviteRow
          others={others}
          asLabel={t('groups.as')}
          starts="readOnly"
          invite={(given) => invite.mutateAsync({ groupId, ...given })}
        />
      )}
    </div>
  )
}
