import { liveTopic } from '../../platform'

export const policiesTopic = liveTopic('policies')
