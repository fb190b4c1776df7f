import type { ProductPeopleView } from '@coverwright/contract/design/products'
import type { ProductRole } from '@coverwright/rules/design/products'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Select } from 'antd'
import { useState } from 'react'
import { useToast } from '../../platform/toast'
import { usePeopleWrites, useRoleOptions } from './use-people'

type Props = { productId: string; others: ProductPeopleView['others'] }

/** Invites a colleague. Whose role in the company lets them only look can be invited to look only. */
export function InviteRow({ productId, others }: Props) {
  const t = useTexts('products')
  const { invite } = usePeopleWrites()
  const withToast = useToast()
  const [personId, setPersonId] = useState<string>()
  const [wanted, setRole] = useState<ProductRole>('readWrite')
  const person = others.find(({ id }) => id === personId)
  const role = person?.mayWrite === false ? 'readOnly' : wanted
  const options = useRoleOptions().map((option) => ({
    ...option,
    disabled: option.value === 'readWrite' && person?.mayWrite === false,
  }))
  const send = async () => {
    if (!person) return
    const text = t('people.sent', { name: person.name })
    if (await withToast(() => invite.mutateAsync({ productId, personId: person.id, role }), { text }))
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
      <Select aria-label={t('people.as')} value={role} options={options} onChange={setRole} />
      <Button type="primary" disabled={!person} loading={invite.isPending} onClick={() => void send()}>
        {t('people.invite')}
      </Button>
    </div>
  )
}
