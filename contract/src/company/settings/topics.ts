import { liveTopic } from '../../platform'

/** Settings of the company, or one's own. */
export const settingsTopic = liveTopic('settings')
