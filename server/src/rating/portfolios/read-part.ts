import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { joinedRows, type PortfolioRows, ROWS_PER_PART } from '@coverwright/rules/rating/portfolios'
import { Refused } from '../../kernel'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import { findPart, findPortfolio } from './store'

const unpack = promisify(inflateRaw)

export async function readPart(ctx: MemberCtx, { id, part }: { id: string; part: number }) {
  const row = await findPortfolio(ctx, id)
  const rows = row?.state === 'ready' ? await unpackedPart(ctx, id, part) : null
  if (!rows) throw new Refused('portfolios.notFound')
  return wired(rows)
}

async function unpackedPart(ctx: CompanyCtx, id: string, part: number): Promise<PortfolioRows | null> {
  const packed = await findPart(ctx, id, part)
  return packed && (JSON.parse((await unpack(packed)).toString()) as PortfolioRows)
}

const wired = ({ count, answers, exposure, premium, claims }: PortfolioRows) => ({
  count,
  answers: Object.fromEntries(Object.entries(answers).map(([name, values]) => [name, [...values]])),
  exposure: exposure && [...exposure],
  premium: premium && [...premium],
  claims: claims && [...claims],
})

/** Those at these places of a book that is ready, in their order; null where there is no such book of the product. */
export async function readPortfolioRows(
  ctx: CompanyCtx,
  { id, productId, places }: { id: string; productId: string; places: (count: number) => readonly number[] },
): Promise<{ name: string; rows: PortfolioRows } | null> {
  const row = await findPortfolio(ctx, id)
  if (row?.state !== 'ready' || row.productId !== productId) return null
  const picked: PortfolioRows[] = []
  let known = { part: -1, rows: null as PortfolioRows | null }
  for (const place of places(row.rowCount)) {
    const part = Math.floor(place / ROWS_PER_PART)
    if (known.part !== part) known = { part, rows: await unpackedPart(ctx, id, part) }
    if (!known.rows) return null
    picked.push(rowAt(known.rows, place % ROWS_PER_PART))
  }
  return { name: row.name, rows: joinedRows(picked) }
}

function rowAt({ answers, exposure, premium, claims }: PortfolioRows, at: number): PortfolioRows {
  const one = (values: readonly number[] | null) => values && [values[at] ?? 0]
  const names = Object.entries(answers).map(([name, values]) => [name, [values[at] ?? null]] as const)
  return {
    count: 1,
    answers: Object.fromEntries(names),
    exposure: one(exposure),
    premium: one(premium),
    claims: one(claims),
  }
}
