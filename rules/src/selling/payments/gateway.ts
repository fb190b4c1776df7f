import { type Refusal, refusalOf } from '../../kernel'
import type { GatewayName } from './payment'

/** Spec 4. One that was never installed has no row. */
export const gatewayStates = ['notConfigured', 'installed', 'active', 'inactive'] as const
export type GatewayState = (typeof gatewayStates)[number]
export type KeptGatewayState = Exclude<GatewayState, 'notConfigured'>

export const gatewayActs = ['install', 'activate', 'deactivate'] as const
export type GatewayAct = (typeof gatewayActs)[number]

export const gatewayLife: Record<GatewayState, Partial<Record<GatewayAct, KeptGatewayState>>> = {
  notConfigured: { install: 'installed' },
  installed: { activate: 'active' },
  active: { deactivate: 'inactive' },
  inactive: { activate: 'active' },
}

export const gatewayRefusal = (state: GatewayState, act: GatewayAct): Refusal<'payments.wrongState'> | null =>
  gatewayLife[state][act] ? null : refusalOf('payments.wrongState')

/** Spec 6: a trial account lacks a payment gateway; the sandbox, where no money moves, is for trying everything out. */
export const trialGatewayRefusal = (name: GatewayName, isInTrial: boolean): Refusal<'payments.sandboxInTrial'> | null =>
  isInTrial && name !== 'sandbox' ? refusalOf('payments.sandboxInTrial') : null

/** The premium goes to the insurer (P2I) or to the broker (P1B) first: the other side has no gateway to set up. */
export const isGatewayElsewhere = (mode: string, type: string): boolean =>
  (mode === 'P2I' && type === 'broker') || (mode === 'P1B' && type === 'insurer')

export const gatewayElsewhereRefusal = (mode: string, type: string): Refusal<'payments.gatewayElsewhere'> | null =>
  isGatewayElsewhere(mode, type) ? refusalOf('payments.gatewayElsewhere') : null
