import {
  paymentDisputed,
  paymentFailed,
  paymentOperations,
  paymentPaid,
  paymentRefunded,
  stripeExpressOperations,
} from '@coverwright/contract/selling/payments'
import { gatewayNames } from '@coverwright/rules/selling/payments'
import type { ProductRoom } from '../../design/products'
import { bind, inbound } from '../../platform/operations'
import type { GatewayMessage, Settle } from './gateway'
import { gatewayNeed } from './gateway-need'
import { activateAs, activateGateway, deactivateGateway, getGateways, installAs, installGateway } from './gateways'
import { gatewayNamed } from './gateways-there-are'
import { mountPay } from './mount-pay'
import { chargeJob, forgetJob, lookJob } from './platform-payment'
import { refundJob } from './refund-payment'
import { listSandboxPayments, mountSandbox, tellJob } from './sandbox'
import { createAccount, getAccount, getOnboardingLink, mountStripe } from './stripe'
import { keepGatewaySettings } from './store'
import { takeMessage } from './take-message'
import { startTestPayment } from './test-payment'

export type { Settle } from './gateway'
export { enterPaid } from './enter-paid'
export { lastTryFailed, listPayments, paidThrough } from './of-order'
export { refundPayment } from './refund-payment'
export { chargeCard, forgetCard, startCardCheck } from './platform-payment'
export { receivesPayments, startPayment, takesTestMoney } from './start-payment'

/** Stands below orders: what follows from a payment is told to it when it is made. */
export const paymentsRoom = (settle: Settle): ProductRoom => ({
  name: 'payments',
  needs: [gatewayNeed],
  operations: [
    ...bind(paymentOperations, {
      getGateways,
      installGateway,
      activateGateway,
      deactivateGateway,
      startTestPayment,
      listSandboxPayments,
    }),
    ...bind(stripeExpressOperations, { createAccount, getOnboardingLink, getAccount }),
  ],
  jobs: [refundJob, tellJob, chargeJob(settle), lookJob(settle), forgetJob],
  events: [paymentPaid, paymentFailed, paymentRefunded, paymentDisputed],
  inbound: gatewayNames.map((name) =>
    inbound<GatewayMessage | null>({
      source: name,
      read: (ctx, request) => gatewayNamed(name).read(ctx, request),
      take: (ctx, message) => takeMessage(ctx, settle, name, message),
    }),
  ),
  mount: async (app, parts) => {
    mountPay(app, parts, settle)
    await mountSandbox(app, parts)
    await mountStripe(app, parts)
  },
  demo: async (ctx) => {
    await installAs(ctx, 'sandbox')
    await activateAs(ctx, 'sandbox')
    await keepGatewaySettings(ctx, 'sandbox', { standsForBank: 'yes' })
  },
})
