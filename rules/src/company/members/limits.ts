/** Spec 6 and 9: up to 10 secondary users can be invited. */
export const MAX_SECONDARY_USERS = 10
/** Spec 6: an admin limit exists; its figure is ours. */
export const MAX_ADMINS = 5
/** A list longer than this cannot be invited whole anyway. */
export const MAX_INVITATIONS_AT_ONCE = 50
export const MAX_ROLES = 50
export const MAX_GROUPS = 100

/** Seats taken: members that are active and invitations that are open. */
export type Seats = { admins: number; secondary: number }
