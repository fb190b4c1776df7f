import { liveTopic } from '../../platform'

/** The team: members, invitations, groups, roles. */
export const membersTopic = liveTopic('members')
