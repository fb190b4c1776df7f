import { subscriptionOperations } from '@coverwright/contract/account/subscriptions'
import { bind, type Room } from '../../platform/operations'
import { getStatement } from './get-statement'

export { askForReactivation, leaveTrial, loadTrial, reactivateTrial, refuseInTrial, startTrial } from './trial'

export const subscriptions: Room = { name: 'subscriptions', operations: bind(subscriptionOperations, { getStatement }) }
