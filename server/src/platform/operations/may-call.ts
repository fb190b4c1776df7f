import type { Operation } from '@coverwright/contract/platform'
import type { Permission } from '@coverwright/rules/company/members'

/** Whether this member, as the database has them now, holds what the operation asks for. */
export function mayCall(operation: Operation, member: { permissions: readonly Permission[] }): boolean {
  if (operation.may === 'anyone' || operation.may === 'signedIn') return true
  return member.permissions.includes(operation.may)
}
