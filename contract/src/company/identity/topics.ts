import { liveTopic } from '../../platform'

/** Who one is and what one may do: name, roles, the look of the company. */
export const meTopic = liveTopic('me')
/** Whether one is still signed in, and where else. */
export const sessionTopic = liveTopic('session')
