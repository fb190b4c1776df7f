export {
  type GatewayAct,
  gatewayActs,
  gatewayElsewhereRefusal,
  gatewayLife,
  gatewayRefusal,
  type GatewayState,
  gatewayStates,
  isGatewayElsewhere,
  type KeptGatewayState,
  trialGatewayRefusal,
} from './gateway'
export { gatewayNames, paymentLife, paymentStates, refundRefusal } from './payment'
export type { GatewayName, PaymentNewsKind, PaymentState } from './payment'
export {
  cardName,
  type CardOutcome,
  cardRefusal,
  chargeFailure,
  outcomeOf,
  testCards,
  type TypedCard,
} from './test-card'
