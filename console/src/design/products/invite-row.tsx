import type { ProductPeopleView } from '@coverwright/contract/design/products'
import type { ProductRole } from '@coverwright/rules/design/products'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Select } from 'antd'
import { useState } from 'react'
import { useToast } from '../../platform/toast'
import { useRoleOptions } from './use-people'

type Props = {
  others: ProductPeopleView['others']
  /** What the role is for: this product, or all of a group. */
  asLabel: string
  starts: ProductRole
  invite: (person: { personId: string; role: ProductRole }) => Promise<unknown>
}

/** Invites a colleague. Whose role in the company lets them only look can be invited to look only. */
export function InviteRow({ others, asLabel, starts, invite }: Props) {
  const t = useTexts('products')
  const withToast = useToast()
  const [personId, setPersonId] = useState<string>()
  const [wanted, setRole] = useState(starts)
  const [isSending, setSending] = useState(false)
  const person = others.find(({ id }) => id === personId)
  const role = person?.mayWrite === false ? 'readOnly' : wanted
  const options = useRoleOptions().map((option) => ({
    ...option,
    disabled: option.value === 'readWrite' && person?.mayWrite === false,
  }))
  const send = async () => {
    if (!person) return
    setSending(true)
    const text = t('people.sent', { name: person.name })
    if (await withToast(() => invite({ personId: person.id, role }), { text })) setPersonId(undefined)
    setSending(false)
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
      <Select aria-label={asLabel} value={role} options={options} onChange={setRole} />
      <Button type="primary" disabled={!person} loading={isSending} onClick={() => void send()}>
        {t('people.invite')}
      </Button>
    </div>
  )
}
