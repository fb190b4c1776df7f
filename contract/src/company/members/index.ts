export { joiningOperations } from './joining-operations'
export { memberOperations } from './operations'
export { roleOperations } from './role-operations'
export {
  GroupView,
  InvitationDraft,
  InvitationView,
  ListedRow,
  MemberList,
  MemberQuery,
  MemberView,
  RoleDraft,
  RoleView,
  RowResult,
  TransferView,
} from './schema'
export { membersTopic } from './topics'
