import { subscriptionOperations } from '@coverwright/contract/account/subscriptions'
import { bind, type Room } from '../../platform/operations'
import { changeLater, keepPlan } from './change-later'
import { seedPlan } from './demo'
import { getMonthStatement } from './get-month-statement'
import { getStatement } from './get-statement'
import { getSubscription } from './get-subscription'
import { checkLicence, orderPlan, previewPlan, subscribePayment } from './order-plan'
import { payOverdue, renewDue } from './renew-plan'

export { seedBrokerPlan, seedPlan } from './demo'
export { fulfilPlan } from './fulfil-plan'

export const subscriptions: Room = {
  name: 'subscriptions',
  operations: bind(subscriptionOperations, {
    ...{ getStatement, getMonthStatement, getSubscription, previewPlan, checkLicence, orderPlan, subscribePayment },
    ...{ changeLater, keepPlan, payOverdue },
  }),
  chores: [{ task: 'subscriptions.renew', cron: '37 * * * *', run: renewDue }],
  demo: seedPlan,
}
