import { liveTopic } from '../../platform'

export const unitsTopic = liveTopic('units')
