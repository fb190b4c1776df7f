import { liveTopic } from '../../platform'

/** A notice came, was read or went. */
export const noticesTopic = liveTopic('notices')
