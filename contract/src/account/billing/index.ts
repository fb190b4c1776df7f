export { billPaid } from './events'
export { billingOperations, type CardPlace } from './operations'
export { type BillKind, billKinds, BillPriceView, BillRowView, BillView, PaymentMethodView } from './schema'
export { billingTopic } from './topics'
