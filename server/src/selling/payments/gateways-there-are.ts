import type { GatewayName } from '@coverwright/rules/selling/payments'
import type { Gateway } from './gateway'
import { sandboxGateway } from './sandbox'
import { stripeGateway } from './stripe'

const all: Readonly<Record<GatewayName, Gateway>> = { sandbox: sandboxGateway, stripe: stripeGateway }

export const gatewayNamed = (name: GatewayName): Gateway => all[name]
