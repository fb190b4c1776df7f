import { liveTopic } from '../../platform'

/** Designs of policy numbers and what uses them. */
export const policyNumbersTopic = liveTopic('policyNumbers')
