/**
 * How a notice looks: a tone, and the values that its sentence names. The sentence itself is a text of the console.
 * `waits`: somebody has to do something about it; the others are news.
 */
type KindFacts = { tone: 'info' | 'success' | 'warning' | 'danger'; values: readonly string[]; waits?: true }

/** Every kind of notice there is. A room adds its kinds here, and their texts to the console in five languages. */
export const noticeKinds = {
  'canaries.errors': { tone: 'danger', values: ['product', 'number', 'seen', 'allowed'] },
  'canaries.declines': { tone: 'danger', values: ['product', 'number', 'seen', 'allowed'] },
  'canaries.price': { tone: 'danger', values: ['product', 'number', 'seen', 'allowed'] },
  'cases.opened': { tone: 'warning', values: ['number', 'why'], waits: true },
  'companies.welcome': { tone: 'success', values: ['company'] },
  'companies.settingsChanged': { tone: 'info', values: ['member'] },
  'companies.verified': { tone: 'success', values: [] },
  'companies.verificationFailed': { tone: 'danger', values: [], waits: true },
  'domains.connected': { tone: 'success', values: ['domain'] },
  'domains.endsSoon': { tone: 'warning', values: ['domain', 'days'], waits: true },
  'domains.renewalFailed': { tone: 'danger', values: ['domain'], waits: true },
  'domains.certificateEndsSoon': { tone: 'warning', values: ['domain', 'days'], waits: true },
  'domains.certificateFailing': { tone: 'danger', values: ['domain'], waits: true },
  'domains.claimLost': { tone: 'danger', values: ['domain', 'days'], waits: true },
  'identity.newDevice': { tone: 'warning', values: ['device', 'place'], waits: true },
  'ledger.differs': { tone: 'danger', values: ['sums', 'day'], waits: true },
  'members.joined': { tone: 'success', values: ['member', 'role'] },
  'members.primaryTaken': { tone: 'success', values: ['from'] },
  'members.primaryGiven': { tone: 'info', values: ['to'] },
  'notifications.undelivered': { tone: 'danger', values: ['to', 'subject'], waits: true },
  'orders.abnormal': { tone: 'danger', values: ['total'], waits: true },
  'tables.activationAsked': { tone: 'warning', values: ['member', 'table', 'number'], waits: true },
  'products.invited': { tone: 'info', values: ['product', 'role'] },
  'products.live': { tone: 'success', values: ['product'] },
  'subscriptions.renewsSoon': { tone: 'info', values: ['total', 'on'] },
  'subscriptions.renewalFailed': { tone: 'danger', values: ['total', 'until'], waits: true },
  'subscriptions.limited': { tone: 'danger', values: [], waits: true },
  'units.low': { tone: 'warning', values: ['balance'], waits: true },
  'units.runOut': { tone: 'danger', values: [], waits: true },
} as const satisfies Record<string, KindFacts>

export type NoticeKind = keyof typeof noticeKinds
export const noticeKindNames = Object.keys(noticeKinds) as [NoticeKind, ...NoticeKind[]]

/** The kinds that somebody has to do something about. */
export const waitingKinds = noticeKindNames.filter((kind) => 'waits' in noticeKinds[kind])

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
