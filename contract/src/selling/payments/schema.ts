import { gatewayNames, gatewayStates } from '@coverwright/rules/selling/payments'
import { z } from 'zod'

export const GatewayNamed = z.object({ name: z.enum(gatewayNames) })

export const GatewayView = z.object({
  name: z.enum(gatewayNames),
  state: z.enum(gatewayStates),
  changedAt: z.iso.datetime().nullable(),
  may: z.array(z.enum(['install', 'activate', 'deactivate', 'testPayment', 'connect'])),
})
export type GatewayView = z.infer<typeof GatewayView>

/** What Stripe says of a company's account: money can be taken once both are true. */
export const StripeAccount = z.object({
  accountId: z.string().nullable(),
  isSubmitted: z.boolean(),
  takesPayments: z.boolean(),
  /** What it still wants to know, as it names it. */
  wants: z.array(z.string()),
})
export type StripeAccount = z.infer<typeof StripeAccount>

export const sandboxStates = ['open', 'confirming', 'paid', 'failed', 'disputed'] as const

export const SandboxPaymentView = z.object({
  id: z.uuid(),
  title: z.string(),
  state: z.enum(sandboxStates),
  amount: z.object({ minor: z.int(), currency: z.string() }),
  refunded: z.object({ minor: z.int(), currency: z.string() }),
  card: z.string().nullable(),
  failure: z.string().nullable(),
  madeAt: z.iso.datetime(),
  /** Messages about it that our own door has taken, and how many were sent. */
  told: z.object({ taken: z.int(), sent: z.int() }),
})
export type SandboxPaymentView = z.infer<typeof SandboxPaymentView>
