import { operation, type Operations } from '../../platform'
import { StatementPeriod, StatementView } from './schema'
import { companyTopic } from '../../company/companies'

/** What a company has with the platform: its trial, and what it pays. */
export const subscriptionOperations = {
  getStatement: operation({
    post: '/v1/wallpayment/getAccountStatement',
    may: 'subscriptions.read',
    takes: StatementPeriod,
    gives: StatementView,
    changesWith: [companyTopic],
    says: "The statement of the company's account over some days of its calendar",
  }),
} satisfies Operations
