import { liveTopic } from '../../platform'

/** Quotes that are kept. */
export const pricingTopic = liveTopic('pricing')
