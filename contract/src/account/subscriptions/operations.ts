import { z } from 'zod'
import { companyTopic } from '../../company/companies'
import { operation, type Operations } from '../../platform'
import { billingTopic, BillView } from '../billing'
import { PlanPriceView, PlanShape, StatementPeriod, StatementView, SubscriptionView } from './schema'

const read = { may: 'subscriptions.read', changesWith: [billingTopic, companyTopic], afterTrial: true } as const
const write = { may: 'subscriptions.write', writes: true, afterTrial: true } as const

/** What a company has with the platform: its trial, and what it pays. */
export const subscriptionOperations = {
  getStatement: operation({
    post: '/v1/wallpayment/getAccountStatement',
    may: 'subscriptions.read',
    takes: StatementPeriod,
    gives: StatementView,
    changesWith: [billingTopic, companyTopic],
    says: "The statement of the company's account over some days of its calendar",
  }),
  getMonthStatement: operation({
    post: '/v1/wallpayment/getMonthStatement',
    may: 'subscriptions.read',
    writes: true,
    secret: true,
    takes: z.object({ month: z.string().regex(/^[0-9]{4}-[0-9]{2}$/, 'subscriptions.monthNotValid') }),
    gives: z.object({ url: z.string(), name: z.string() }),
    says: 'The statement of a month that is over as a PDF, with its invoices and their tax, at an address that works for an hour',
  }),
  getSubscription: operation({
    ...read,
    post: '/v1/paymentplan/getSubscription',
    takes: z.object({}),
    gives: SubscriptionView,
    says: 'The plan of the company, what is online under it, what waits, and what the tiers cost',
  }),
  previewPlan: operation({
    ...read,
    post: '/v1/paymentplan/previewPlan',
    takes: PlanShape,
    gives: PlanPriceView,
    says: 'What a plan costs today, line by line: days of a month, tax, and what the account holds',
  }),
  checkLicence: operation({
    ...read,
    post: '/v1/paymentplan/checkLicence',
    takes: z.object({ licenceNumber: z.string().trim().min(1, 'subscriptions.licenceMissing').max(100) }),
    gives: z.object({ licenceNumber: z.string(), companyName: z.string() }),
    says: 'Whether this is the licence number that the company is registered with',
  }),
  orderPlan: operation({
    ...write,
    post: '/v1/paymentplan/orderPlan',
    takes: PlanShape.extend({ licenceNumber: z.string().max(100), totalMinor: z.int() }),
    gives: BillView,
    says: 'Makes the order for a plan that begins today; another total than the one that was read is refused',
  }),
  subscribePayment: operation({
    ...write,
    post: '/v1/wallpayment/subscribePayment',
    takes: z.object({ orderId: z.uuid() }),
    gives: BillView,
    says: 'Charges the kept card for a plan; once it is paid the limits of the trial are gone',
  }),
  changeLater: operation({
    ...write,
    post: '/v1/paymentplan/changeLater',
    takes: PlanShape,
    gives: SubscriptionView,
    says: 'A smaller plan from the day after the current month, or after the year that is paid for',
  }),
  keepPlan: operation({
    ...write,
    post: '/v1/paymentplan/keepPlan',
    takes: z.object({}),
    gives: SubscriptionView,
    says: 'Takes back a change that waits for its day',
  }),
  payOverdue: operation({
    ...write,
    post: '/v1/paymentplan/payOverdue',
    takes: z.object({}),
    gives: BillView,
    says: 'Charges the kept card for what is overdue; a limited company has its plan again once it is paid',
  }),
} satisfies Operations
