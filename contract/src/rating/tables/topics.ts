import { liveTopic } from '../../platform'

/** Rate tables and their versions. */
export const tablesTopic = liveTopic('tables')
