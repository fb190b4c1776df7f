import type { AuditEntry, auditOperations } from '@coverwright/contract/company/audit'
import type { TakesOf } from '@coverwright/contract/platform'
import { MAX_EXPORTED } from '@coverwright/rules/company/audit'
import { neutralised } from '@coverwright/rules/rating/tables'
import { z } from 'zod'
import { Refused } from '../../kernel'
import { newFileKey } from '../../platform/files'
import { job, type MemberCtx } from '../../platform/operations'
import type { TellEntries } from './name-things'
import { listAuditRows, type Places } from './store'

type Asked = TakesOf<typeof auditOperations.export>

const CSV = 'text/csv; charset=utf-8'
const AT_ONCE = 200
const ADDRESS_LIFE_MS = 10 * 60_000
const ERASE = 'audit.eraseExport'
/** Excel reads a file as UTF-8 only when it begins with this. */
const BYTE_ORDER_MARK = '\ufeff'

/** The log as it is searched and filtered, read and written page by page. That somebody took it away is recorded too. */
export const exportAudit = (tell: TellEntries, places: Places) => async (ctx: MemberCtx, asked: Asked) => {
  const { words, titles, search, saying } = asked
  const { memberId, room, deed, when } = asked.filter
  const filter = {
    ...(memberId ? { memberId: [memberId] } : {}),
    ...(room ? { room: [room] } : {}),
    ...(deed ? { deed: [deed] } : {}),
    ...(when ? { when: [when] } : {}),
  }
  const parts = [Buffer.from(BYTE_ORDER_MARK + lineOf(titles))]
  let total = 0
  let last = Infinity
  for (let page = 1; page === 1 || (page - 1) * AT_ONCE < total; page++) {
    const found = await listAuditRows(ctx, { page, pageSize: AT_ONCE, search, saying, filter, sort: '-at' }, places)
    total = found.total
    if (total > MAX_EXPORTED)
      throw new Refused('audit.tooManyToExport', { values: { count: total, most: MAX_EXPORTED } })
    // What is written meanwhile moves the pages on: nothing of them is told twice.
    const entries = await tell(
      ctx,
      found.rows.filter(({ place }) => place < last),
    )
    last = entries.at(-1)?.place ?? last
    parts.push(Buffer.from(entries.map((entry) => lineOf(cellsOf(entry, words))).join('')))
  }
  await ctx.record('audit.exported', { entries: total })
  return keep(ctx, Buffer.concat(parts))
}

const cellsOf = ({ at, memberName, what, things, about }: AuditEntry, words: Record<string, string>) => [
  at,
  memberName,
  words[what] ?? what,
  [...things.flatMap(({ name }) => name ?? []), ...namesIn(about)].filter(isFirst).join(', '),
]

/** What was written down of things that are gone, or have no page. */
const namesIn = ({ name, title, file }: Record<string, unknown>) =>
  [name, title, file].filter((value): value is string => typeof value === 'string')

const isFirst = (value: string, at: number, all: readonly string[]) => all.indexOf(value) === at

const lineOf = (cells: readonly string[]) => `${cells.map(cellOf).join(',')}\r\n`

function cellOf(text: string): string {
  const safe = neutralised(text)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

async function keep(ctx: MemberCtx, bytes: Buffer) {
  const key = newFileKey(ctx.company, ctx.now(), ctx.newId())
  await ctx.files.put(key, bytes, { size: bytes.length, type: CSV })
  const expiresAt = new Date(ctx.now().getTime() + ADDRESS_LIFE_MS)
  await ctx.enqueue(ERASE, { key }, { runAt: new Date(expiresAt.getTime() + ADDRESS_LIFE_MS) })
  const name = 'audit-log.csv'
  const url = await ctx.files.readAddress(key, { name, type: CSV, way: 'attachment', expiresAt })
  return { name, url, urlExpiresAt: expiresAt.toISOString() }
}

/** Made to be fetched at once: an export is no file of the company's. */
export const eraseAuditExport = job({
  task: ERASE,
  payload: z.object({ key: z.string() }),
  run: async (ctx, { key }) => ctx.files.delete(key),
})
