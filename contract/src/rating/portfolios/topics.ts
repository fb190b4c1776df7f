import { liveTopic } from '../../platform'

/** Books of policies, and how far they are. */
export const portfoliosTopic = liveTopic('portfolios')
