/** How far back the log is looked at. */
export const auditSpans = ['last24Hours', 'last7Days', 'last30Days', 'last365Days'] as const
export type AuditSpan = (typeof auditSpans)[number]

const DAY_MS = 86_400_000
const days: Record<AuditSpan, number> = { last24Hours: 1, last7Days: 7, last30Days: 30, last365Days: 365 }

export const spanStart = (span: AuditSpan, now: Date): Date => new Date(now.getTime() - days[span] * DAY_MS)

/** More are no list for a spreadsheet: whoever wants them narrows the log first. */
export const MAX_EXPORTED = 20_000
