import type { ProductPersonView } from '@coverwright/contract/design/products'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Select } from 'antd'
import { X } from 'lucide-react'
import { useToast } from '../../platform/toast'
import { usePeopleWrites, useRoleOptions } from './use-people'

type Props = { productId: string; person: ProductPersonView; mayManage: boolean }

/** One invited person: their role in the product, and the way out of it. */
export function PersonRow({ productId, person, mayManage }: Props) {
  const t = useTexts('products')
  const { changeRole, remove } = usePeopleWrites()
  const withToast = useToast()
  const options = useRoleOptions()
  const about = { name: person.name }
  const change = (role: ProductPersonView['role']) =>
    void withToast(() => changeRole.mutateAsync({ productId, personId: person.id, role }), {
      text: t('people.changed', about),
    })
  const takeOut = () =>
    void withToast(() => remove.mutateAsync({ productId, personId: person.id }), { text: t('people.removed', about) })
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
            loading={remove.isPending}
            onClick={takeOut}
          />
        </>
      ) : (
        <span>{t(`people.role.${person.role}`)}</span>
      )}
    </li>
  )
}
