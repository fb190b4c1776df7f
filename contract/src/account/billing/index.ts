export { billPaid } from './events'
export { billingOperations } from './operations'
export { type BillKind, billKinds, BillPriceView, BillRowView, BillView, PaymentMethodView } from './schema'
export { billingTopic } from './topics'
