import { roleName, type SystemRole, systemRoles } from '@coverwright/rules/company/members'
import { useTexts } from '@coverwright/ui/locales'
import { useCallback } from 'react'

const systemOf = new Map<string, SystemRole>(systemRoles.map((system) => [roleName[system], system]))

/** A role's name for the reader: the four that every company has in the reader's language, the company's own as it is. */
export function useRoleWords(): (name: string) => string {
  const t = useTexts('platform')
  return useCallback(
    (name: string) => {
      const system = systemOf.get(name)
      return system ? t(`systemRole.${system}`) : name
    },
    [t],
  )
}
