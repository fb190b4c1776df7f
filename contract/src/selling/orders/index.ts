export { orderMemberOperations, OrderRowView, OrderView } from './member-operations'
export { orderOperations } from './operations'
export { ordersTopic } from './topics'
