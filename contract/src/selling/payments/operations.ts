import { z } from 'zod'
import { listOperation, liveTopic, oneOf, operation, type Operations } from '../../platform'
import { GatewayNamed, GatewayView, SandboxPaymentView, sandboxStates, StripeAccount } from './schema'

export const paymentsTopic = liveTopic('payments')

const read = { may: 'payments.read', changesWith: [paymentsTopic] } as const
const write = { may: 'payments.write', writes: true, takes: GatewayNamed, gives: GatewayView } as const

export const paymentOperations = {
  getGateways: operation({
    ...read,
    post: '/v1/payment/getGateways',
    takes: z.object({}),
    gives: z.object({ gateways: z.array(GatewayView), isInTrial: z.boolean(), isConnectable: z.boolean() }),
    says: 'The gateways that there are, and how each stands in this company',
  }),
  installGateway: operation({
    ...write,
    post: '/v1/payment/installGateway',
    says: 'Installs a gateway; during the trial the sandbox alone',
  }),
  activateGateway: operation({
    ...write,
    post: '/v1/payment/activateGateway',
    says: 'From now on payments go through this gateway; the one that was active is deactivated in the same step',
  }),
  deactivateGateway: operation({
    ...write,
    post: '/v1/payment/deactivateGateway',
    says: 'No payments go through it until it is activated again',
  }),
  startTestPayment: operation({
    post: '/v1/payment/startTestPayment',
    may: 'payments.write',
    writes: true,
    secret: true,
    takes: GatewayNamed,
    gives: z.object({ payAt: z.string() }),
    says: 'Starts a small payment to see that the gateway works; what is paid is given back',
  }),
  listSandboxPayments: listOperation({
    ...read,
    post: '/v1/payment/listSandboxPayments',
    rows: SandboxPaymentView,
    searches: ['title'],
    filters: { state: oneOf(sandboxStates) },
    tabs: 'state',
    sorts: ['madeAt', 'amount'],
    usual: '-madeAt',
    says: 'The payments that the sandbox gateway has seen',
  }),
} satisfies Operations

const express = { may: 'payments.write', takes: z.object({}) } as const

/** Stripe Connect Express: the company's own account there, which premiums are paid to. */
export const stripeExpressOperations = {
  createAccount: operation({
    ...express,
    post: '/v1/StripeExpress/createAccount',
    writes: true,
    gives: StripeAccount,
    says: 'Makes the company’s account at Stripe, once',
  }),
  getOnboardingLink: operation({
    ...express,
    post: '/v1/StripeExpress/getOnboardingLink',
    writes: true,
    secret: true,
    gives: z.object({ url: z.string() }),
    says: 'Where the company tells Stripe who it is; the link works once, for minutes',
  }),
  getAccount: operation({
    may: 'payments.read',
    takes: z.object({}),
    post: '/v1/StripeExpress/getAccount',
    gives: StripeAccount,
    says: 'What Stripe says of the company’s account now; also asked after coming back from there',
  }),
} satisfies Operations
