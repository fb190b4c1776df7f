import { liveTopic } from '../../platform'

/** The profile of the company and its verification. */
export const companyTopic = liveTopic('company')
