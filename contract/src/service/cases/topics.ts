import { liveTopic } from '../../platform'

export const casesTopic = liveTopic('cases')
