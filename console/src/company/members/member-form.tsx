import { memberOperations, type MemberView } from '@coverwright/contract/company/members'
import { Form, type FormItem } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { toast } from '@coverwright/ui/toast'
import type { z } from 'zod'
import { useSubmit } from '../../platform/queries'
import { memberName } from './member-words'
import { useGroupOptions, useRoleOptions } from './role-options'
import { useSetGroup, useSetRoles } from './use-members'

const Change = memberOperations.setRoles.takes
  .pick({ roleIds: true })
  .extend({ groupId: memberOperations.setGroup.takes.shape.groupId.default(null) })
type Change = z.infer<typeof Change>

/** The roles and the group of a member, as far as whoever looks may change them. */
export function MemberForm({ member }: { member: MemberView }) {
  const t = useTexts('members')
  const save = useSaveMember(member)
  const submit = useSubmit(save)
  const held = member.roles.map((role) => role.id)
  const roles = useRoleOptions(held)
  const groups = useGroupOptions()
  const fields: FormItem[] = [
    {
      name: 'roleIds',
      kind: 'select',
      isMultiple: true,
      label: t('column.roles'),
      options: roles,
      isDisabled: !member.may.includes('changeRoles'),
      help: member.may.includes('changeRoles') ? t('panel.rolesHelp') : t('panel.rolesFixed'),
    },
    { name: 'groupId', kind: 'select', label: t('column.group'), options: groups, isOptional: true },
  ]
  return (
    <Form
      {...submit}
      schema={Change}
      label={t('panel.change', { name: memberName(member) })}
      initial={{ roleIds: held, groupId: member.group?.id ?? null }}
      fields={fields}
      submitLabel={t('panel.save')}
    />
  )
}

function useSaveMember(member: MemberView) {
  const t = useTexts('members')
  const [setRoles, setGroup] = [useSetRoles(), useSetGroup()]
  const write = async ({ roleIds, groupId }: Change, from: Change) => {
    const memberId = member.id
    if (roleIds.join() !== from.roleIds.join()) await setRoles.mutateAsync({ memberId, roleIds })
    if (groupId !== from.groupId) await setGroup.mutateAsync({ memberId, groupId })
  }
  return async (next: Change) => {
    const before: Change = { roleIds: member.roles.map((role) => role.id), groupId: member.group?.id ?? null }
    await write(next, before)
    toast({ text: t('done.changed', { name: memberName(member) }), undo: () => write(before, next) })
  }
}
