import type { AuditEntry } from '@coverwright/contract/company/audit'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { useRoleWords } from '../../platform/words'
import { useGroups, useRoles } from './use-members'

/** What more there is to say of an entry in the story of a member: which roles, which group. */
export function useTellMember(): (entry: AuditEntry) => string | undefined {
  const t = useTexts('members')
  const { list } = useFormats()
  const roleWords = useRoleWords()
  const roles = useRoles().data?.roles
  const groups = useGroups().data?.groups
  return ({ what, about }) => {
    switch (what) {
      case 'members.rolesChanged':
        return `${list(texts(about.from).map(roleWords))} → ${list(texts(about.to).map(roleWords))}`
      case 'members.groupChanged':
        return about.groupId === null ? t('page.noGroup') : groups?.find(({ id }) => id === about.groupId)?.name
      case 'members.invited': {
        const named = texts(about.roleIds).flatMap((id) => roles?.find((role) => role.id === id)?.name ?? [])
        return list(named.map(roleWords)) || undefined
      }
      default:
        return typeof about.role === 'string' ? roleWords(about.role) : undefined
    }
  }
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []
