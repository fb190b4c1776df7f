import type { ProductGroupsView, ProductGroupView, ProductPersonView } from '@coverwright/contract/design/products'
import type { ProductRole } from '@coverwright/rules/design/products'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Select } from 'antd'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useToast } from '../../platform/toast'
import { useGroupWrites } from './use-groups'
import { useRoleOptions } from './use-people'

type Props = { group: ProductGroupView; view: ProductGroupsView; mayManage: boolean }

/** Who was invited to all products of a group, and as what. */
export function GroupPeople({ group, view, mayManage }: Props) {
  const t = useTexts('products')
  const others = view.colleagues.filter(({ id }) => !group.people.some((person) => person.id === id))
  return (
    <div className="product-people">
      <h3>{t('people.invited')}</h3>
      {group.people.length === 0 && <p className="product-note">{t('groups.noPeople')}</p>}
      <ul aria-label={t('people.invited')}>
        {group.people.map((person) => (
          <GroupPerson key={person.id} groupId={group.id} person={person} mayManage={mayManage} />
        ))}
      </ul>
      {mayManage && others.length > 0 && <GroupInvite groupId={group.id} others={others} />}
    </div>
  )
}

type PersonProps = { groupId: string; person: ProductPersonView; mayManage: boolean }

function GroupPerson({ groupId, person, mayManage }: PersonProps) {
  const t = useTexts('products')
  const withToast = useToast()
  const { changeRole, removePerson } = useGroupWrites()
  const options = useRoleOptions()
  const [about, personId] = [{ name: person.name }, person.id]
  const change = (role: ProductRole) =>
    void withToast(() => changeRole.mutateAsync({ groupId, personId, role }), { text: t('people.changed', about) })
  const takeOut = () =>
    void withToast(() => removePerson.mutateAsync({ groupId, personId }), { text: t('people.removed', about) })
  return (
    <li>
      <span className="product-person">
        <span className="cw-cut">{person.name}</span>
        <small className="cw-cut">{person.email}</small>
      </span>
      {mayManage ? (
        <>
          <Select
            aria-label={t('people.roleOf', about)}
            value={person.role}
            options={options}
            disabled={changeRole.isPending}
            onChange={change}
          />
          <Button
            type="text"
            icon={<X />}
            aria-label={t('people.remove', about)}
            loading={removePerson.isPending}
            onClick={takeOut}
          />
        </>
      ) : (
        <span>{t(`people.role.${person.role}`)}</span>
      )}
    </li>
  )
}

type InviteProps = { groupId: string; others: ProductGroupsView['colleagues'] }

function GroupInvite({ groupId, others }: InviteProps) {
  const t = useTexts('products')
  const withToast = useToast()
  const { invite } = useGroupWrites()
  const [personId, setPersonId] = useState<string>()
  const [wanted, setRole] = useState<ProductRole>('readOnly')
  const person = others.find(({ id }) => id === personId)
  const role = person?.mayWrite === false ? 'readOnly' : wanted
  const options = useRoleOptions().map((option) => ({
    ...option,
    disabled: option.value === 'readWrite' && person?.mayWrite === false,
  }))
  const send = async () => {
    if (!person) return
    const text = t('people.sent', { name: person.name })
    if (await withToast(() => invite.mutateAsync({ groupId, personId: person.id, role }), { text }))
      setPersonId(undefined)
  }
  return (
    <div className="product-invite">
      <Select
        aria-label={t('people.colleague')}
        placeholder={t('people.colleague')}
        showSearch={{ optionFilterProp: 'label' }}
        value={person?.id}
        options={others.map(({ id, name, email }) => ({ value: id, label: `${name} · ${email}` }))}
        onChange={setPersonId}
      />
      <Select aria-label={t('groups.as')} value={role} options={options} onChange={setRole} />
      <Button type="primary" disabled={!person} loading={invite.isPending} onClick={() => void send()}>
        {t('people.invite')}
      </Button>
    </div>
  )
}
