export { paymentDisputed, paymentFailed, paymentPaid, paymentRefunded } from './events'
export { paymentOperations, paymentsTopic, stripeExpressOperations } from './operations'
export { GatewayView, SandboxPaymentView, sandboxStates, StripeAccount } from './schema'
