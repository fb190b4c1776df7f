import type { AuditEntry } from '@coverwright/contract/company/audit'

export type EntryRow = {
  place: number
  at: Date
  what: string
  about: Record<string, unknown>
  memberId: string | null
  firstName: string | null
  lastName: string | null
}

export const presentEntry = (row: EntryRow, things: AuditEntry['things']): AuditEntry => ({
  place: row.place,
  at: row.at.toISOString(),
  what: row.what,
  memberId: row.memberId,
  memberName: `${row.firstName ?? ''} ${row.lastName ?? ''}`.trim(),
  about: row.about,
  things,
})
