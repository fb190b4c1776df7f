import type { Permission } from '../members'

/**
 * How a notice looks: a tone, and the values that its sentence names. The sentence itself is a text of the console.
 * `waits`: somebody has to do something about it, namely whoever holds one of these and so may open what it leads to,
 * or with 'anyone' whoever is told; the others are news.
 */
type KindFacts = {
  tone: 'info' | 'success' | 'warning' | 'danger'
  values: readonly string[]
  waits?: readonly Permission[] | 'anyone'
}

/** Every kind of notice there is. A room adds its kinds here, and their texts to the console in five languages. */
export const noticeKinds = {
  'automations.task': { tone: 'warning', values: ['text', 'due'], waits: 'anyone' },
  'automations.told': { tone: 'info', values: ['text', 'name'] },
  'canaries.errors': { tone: 'danger', values: ['product', 'number', 'seen', 'allowed'] },
  'canaries.declines': { tone: 'danger', values: ['product', 'number', 'seen', 'allowed'] },
  'canaries.price': { tone: 'danger', values: ['product', 'number', 'seen', 'allowed'] },
  'cases.opened': { tone: 'warning', values: ['number', 'why'], waits: ['cases.read'] },
  'companies.welcome': { tone: 'success', values: ['company'] },
  'companies.settingsChanged': { tone: 'info', values: ['member'] },
  'companies.verified': { tone: 'success', values: [] },
  'companies.verificationFailed': { tone: 'danger', values: [], waits: ['companies.read'] },
  'domains.connected': { tone: 'success', values: ['domain'] },
  'domains.endsSoon': { tone: 'warning', values: ['domain', 'days'], waits: ['domains.read'] },
  'domains.renewalFailed': { tone: 'danger', values: ['domain'], waits: ['domains.read'] },
  'domains.certificateEndsSoon': { tone: 'warning', values: ['domain', 'days'], waits: ['domains.read'] },
  'domains.certificateFailing': { tone: 'danger', values: ['domain'], waits: ['domains.read'] },
  'domains.claimLost': { tone: 'danger', values: ['domain', 'days'], waits: ['domains.read'] },
  'identity.newDevice': { tone: 'warning', values: ['device', 'place'], waits: 'anyone' },
  'ledger.differs': { tone: 'danger', values: ['sums', 'day'], waits: 'anyone' },
  'members.joined': { tone: 'success', values: ['member', 'role'] },
  'members.primaryTaken': { tone: 'success', values: ['from'] },
  'members.primaryGiven': { tone: 'info', values: ['to'] },
  'notifications.undelivered': { tone: 'danger', values: ['to', 'subject'], waits: 'anyone' },
  'orders.abnormal': { tone: 'danger', values: ['total'], waits: ['orders.read', 'subscriptions.read'] },
  'tables.activationAsked': { tone: 'warning', values: ['member', 'table', 'number'], waits: ['products.read'] },
  'products.invited': { tone: 'info', values: ['product', 'role'] },
  'products.live': { tone: 'success', values: ['product'] },
  'senders.lost': { tone: 'danger', values: ['domain'], waits: ['companies.read'] },
  'subscriptions.renewsSoon': { tone: 'info', values: ['total', 'on'] },
  'subscriptions.renewalFailed': { tone: 'danger', values: ['total', 'until'], waits: ['subscriptions.read'] },
  'subscriptions.limited': { tone: 'danger', values: [], waits: ['subscriptions.read'] },
  'timingEvents.reminder': { tone: 'info', values: ['name', 'message'] },
  'timingEvents.refused': { tone: 'danger', values: ['name'] },
  'units.low': { tone: 'warning', values: ['balance'], waits: ['subscriptions.read'] },
  'units.runOut': { tone: 'danger', values: [], waits: ['subscriptions.read'] },
} as const satisfies Record<string, KindFacts>

export type NoticeKind = keyof typeof noticeKinds
export const noticeKindNames = Object.keys(noticeKinds) as [NoticeKind, ...NoticeKind[]]

/** The kinds that whoever holds these has to do something about; what they could not open waits for others. */
export const waitingKindsFor = (held: readonly Permission[]): NoticeKind[] =>
  noticeKindNames.filter((kind) => {
    const { waits }: KindFacts = noticeKinds[kind]
    return waits === 'anyone' || (waits ?? []).some((permission) => held.includes(permission))
  })

/** The values that a kind's sentence needs, no more and no less. */
export type NoticeValues<Kind extends NoticeKind> = Record<
  (typeof noticeKinds)[Kind]['values'][number],
  string | number
>

/** Spec 9: notification messages are kept 7 days. */
export const NOTICE_LIFE_DAYS = 7

/** A notice's life for one reader: unread, read, then gone; the clock ends it after 7 days whatever was done. */
export const noticeLife = {
  unread: { read: 'read', discard: 'gone' },
  read: { discard: 'gone' },
  gone: {},
} as const
export type NoticeState = keyof typeof noticeLife

type Mark = { readAt: Date | null; goneAt: Date | null } | null

/** What a notice is to one reader, from the mark that this reader left on it. */
export function noticeState(mark: Mark): NoticeState {
  if (mark?.goneAt) return 'gone'
  return mark?.readAt ? 'read' : 'unread'
}

/** Notices made before this instant are over. */
export const noticesOverBefore = (now: Date) => new Date(now.getTime() - NOTICE_LIFE_DAYS * 86_400_000)

/** A notice leads to a place in the console and nowhere else. */
export const isConsolePath = (href: string) => /^\/(?![/\\])[^\s\\]{0,500}$/.test(href)
