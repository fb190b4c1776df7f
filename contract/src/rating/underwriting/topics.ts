import { liveTopic } from '../../platform'

/** Who may decide what. */
export const authorityTopic = liveTopic('authority')
