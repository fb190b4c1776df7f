export { gatewayNames, paymentStates } from './payment'
export type { GatewayName, PaymentState } from './payment'
