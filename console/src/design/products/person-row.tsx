import type { ProductPersonView } from '@coverwright/contract/design/products'
import type { ProductRole } from '@coverwright/rules/design/products'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Select } from 'antd'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useToast } from '../../platform/toast'
import { useRoleOptions } from './use-people'

type Props = {
  person: ProductPersonView
  mayManage: boolean
  changeRole: (person: { personId: string; role: ProductRole }) => Promise<unknown>
  remove: (person: { personId: string }) => Promise<unknown>
}

/** One invited person: their role in the product or the group, and the way out of it. */
export function PersonRow({ person, mayManage, changeRole, remove }: Props) {
  const t = useTexts('products')
  const withToast = useToast()
  const options = useRoleOptions()
  const [isBusy, setBusy] = useState(false)
  const [about, personId] = [{ name: person.name }, person.id]
  const act = async (work: () => Promise<unknown>, text: string) => {
    setBusy(true)
    await withToast(work, { text })
    setBusy(false)
  }
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
            disabled={isBusy}
            onChange={(role) => void act(() => changeRole({ personId, role }), t('people.changed', about))}
          />
          <Button
            type="text"
            icon={<X />}
            aria-label={t('people.remove', about)}
            disabled={isBusy}
            onClick={() => void act(() => remove({ personId }), t('people.removed', about))}
          />
        </>
      ) : (
        <span>{t(`people.role.${person.role}`)}</span>
      )}
    </li>
  )
}
