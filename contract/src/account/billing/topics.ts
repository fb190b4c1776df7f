import { liveTopic } from '../../platform'

export const billingTopic = liveTopic('billing')
