import { liveTopic } from '../../platform'

export const ordersTopic = liveTopic('orders')
