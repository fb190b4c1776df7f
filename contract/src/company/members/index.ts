export { memberJoined, primaryTransferred } from './events'
export { joiningOperations } from './joining-operations'
export { memberOperations } from './operations'
export { roleOperations } from './role-operations'
export {
  GroupView,
  InvitationDraft,
  InvitationView,
  ListedRow,
  MemberView,
  RoleDraft,
  RoleView,
  RowResult,
  SeatsView,
  type TransferNotice,
  TransferView,
} from './schema'
export { membersTopic } from './topics'
