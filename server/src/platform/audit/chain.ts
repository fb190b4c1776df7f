import { createHash } from 'node:crypto'

/** What a verb wants on record; it becomes a row of the chain when the transaction is about to commit. */
export type AuditEntry = {
  at: Date
  memberId: string | null
  what: string
  about: Record<string, unknown>
  requestId: string
}

export type ChainHead = { place: number; hash: string }

export type ChainedEntry = AuditEntry & { place: number; previousHash: string; hash: string }

/** Before the first row. */
export const CHAIN_START: ChainHead = { place: 0, hash: '' }

/** Puts entries at the end of a company's chain. */
export function chainEntries(company: string, head: ChainHead, entries: readonly AuditEntry[]): ChainedEntry[] {
  let { place, hash } = head
  return entries.map((entry) => {
    place++
    const previousHash = hash
    hash = hashOf(company, place, entry, previousHash)
    return { ...entry, place, previousHash, hash }
  })
}

/** The first place between start and end where the chain does not hold, or null: a row changed, added, gone or cut off. */
export function brokenPlace(
  company: string,
  start: ChainHead,
  end: ChainHead,
  rows: readonly ChainedEntry[],
): number | null {
  let expected = start
  for (const row of rows) {
    const isNext = row.place === expected.place + 1 && row.previousHash === expected.hash
    if (!isNext || row.hash !== hashOf(company, row.place, row, row.previousHash)) return expected.place + 1
    expected = { place: row.place, hash: row.hash }
  }
  return expected.place === end.place && expected.hash === end.hash ? null : expected.place + 1
}

function hashOf(company: string, place: number, entry: AuditEntry, previousHash: string) {
  const parts = [
    company,
    place,
    entry.at.toISOString(),
    entry.memberId,
    entry.what,
    sorted(entry.about),
    entry.requestId,
    previousHash,
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/** PostgreSQL keeps JSON objects without their order, so the hash must not depend on it. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}
