export { orderAbnormal, orderPaid, orderPlaced, orderResolved } from './events'
export { orderMemberOperations, OrderRowView, OrderView } from './member-operations'
export { orderOperations } from './operations'
export { ordersTopic } from './topics'
