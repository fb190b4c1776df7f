import type { Texts } from '../../languages'
import type { Trigger } from './trigger'

export const actionKinds = ['email', 'sms', 'connector', 'notice', 'task'] as const
export type ActionKind = (typeof actionKinds)[number]

/** What is done. The id stays when it is changed, so that nothing is done twice for one event. */
export type AutomationAction =
  | { readonly id: string; readonly kind: 'email'; readonly templateId: string }
  | { readonly id: string; readonly kind: 'sms'; readonly texts: Texts }
  /** What the connector is told, by the names of its inputs; values may name variables. */
  | {
      readonly id: string
      readonly kind: 'connector'
      readonly connectorId: string
      readonly inputs: Readonly<Record<string, string>>
    }
  /** To these people of the company; to everybody where nobody is named. */
  | { readonly id: string; readonly kind: 'notice'; readonly text: string; readonly memberIds: readonly string[] }
  | {
      readonly id: string
      readonly kind: 'task'
      readonly text: string
      readonly memberIds: readonly string[]
      readonly dueDays: number
    }

export const automationLimits = {
  name: 80,
  condition: 1_000,
  actions: 5,
  text: 500,
  sms: 900,
  members: 50,
  inputs: 50,
  /** Spec 9: automation delay 1 to 48 hours; 0 is none. */
  delayHours: { min: 0, max: 48 },
  leftHours: { min: 1, max: 720 },
  expiresDays: { min: 1, max: 180 },
  dateDays: { min: -365, max: 365 },
  dueDays: { min: 0, max: 60 },
} as const

export type Automation = {
  readonly name: string
  readonly productId: string
  readonly trigger: Trigger
  /** In the language of products; empty holds always. */
  readonly condition: string
  readonly delayHours: number
  readonly actions: readonly AutomationAction[]
}

export const runStates = ['waiting', 'sent', 'notSent'] as const
export type RunState = (typeof runStates)[number]

/** Why something was not done, as people read it. */
export const notSentReasons = [
  'condition',
  'switchedOff',
  'actionGone',
  'test',
  'gone',
  'cancelled',
  'bought',
  'movedOn',
  'noAddress',
  'noPhone',
  'unsubscribed',
  'bounced',
  'missingValue',
  'templateGone',
  'tooFewUnits',
  'connectorFailed',
  'connectorGone',
  'unclear',
] as const
export type NotSentReason = (typeof notSentReasons)[number]

/** Those that are sent to somebody outside: quiet hours, bounces and unsubscribing are about them. */
export const isMessage = (kind: ActionKind): boolean => kind === 'email' || kind === 'sms'
