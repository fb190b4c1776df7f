/** Gateways that money can go through. */
export const gatewayNames = ['sandbox', 'stripe'] as const
export type GatewayName = (typeof gatewayNames)[number]

export const paymentStates = ['started', 'paid', 'failed', 'refunded', 'disputed'] as const
export type PaymentState = (typeof paymentStates)[number]
