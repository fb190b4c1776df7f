import { deflateRawSync } from 'node:zlib'
import type { Refusal } from '@coverwright/rules/kernel'
import { type SheetRow, withoutGuards } from '@coverwright/rules/rating/imports'
import {
  MAX_PORTFOLIO_PROBLEMS,
  MAX_PORTFOLIO_ROWS,
  type PortfolioProblem,
  portfolioReader,
  type PortfolioTotals,
  ROWS_PER_PART,
  type SurveyedColumn,
  surveyPortfolio,
} from '@coverwright/rules/rating/portfolios'
import { readWorkbook, type SheetFileKind, SheetRefused, type SheetVisitor } from '../../platform/sheets'
import type { FoundSheet } from './tables'

export type PortfolioFile = { kind: SheetFileKind; name: string; bytes: Uint8Array }
type Setting = Parameters<typeof portfolioReader>[0]

export type PortfolioTask =
  | { kind: 'survey'; file: PortfolioFile }
  | { kind: 'convert'; file: PortfolioFile; found: FoundSheet; setting: Setting }

/** A part of the book, packed. */
export type PortfolioNews = { rows: Uint8Array }

export type Surveyed = FoundSheet & { columns: readonly SurveyedColumn[]; rowCount: number }
export type Converted = {
  count: number
  problems: PortfolioProblem[]
  problemCount: number
  totals: PortfolioTotals
}
export type PortfolioAnswer =
  | { ok: true; kind: 'surveyed'; surveyed: Surveyed }
  | { ok: true; kind: 'converted'; converted: Converted }
  | { ok: false; refusal: Refusal }

export async function doPortfolioTask(
  task: PortfolioTask,
  tell: (news: PortfolioNews) => void,
): Promise<PortfolioAnswer> {
  try {
    if (task.kind === 'convert') return { ok: true, kind: 'converted', converted: await convert(task, tell) }
    const surveyed = await survey(task.file)
    return surveyed ? { ok: true, kind: 'surveyed', surveyed } : { ok: false, refusal: { code: 'portfolios.noRows' } }
  } catch (error) {
    if (error instanceof SheetRefused) return { ok: false, refusal: error.refusal }
    throw error
  }
}

const asFile = (file: PortfolioFile) => ({
  ...file,
  bytes: Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength),
})

/** Enough to tell what a column holds. */
const LOOKED_AT = 2_000

/** The sheet with the most rows is the book; only its first rows are kept for looking at. */
async function survey(file: PortfolioFile): Promise<Surveyed | null> {
  let best: { name: string; rows: SheetRow[]; count: number } | null = null
  let now = { name: '', rows: [] as SheetRow[], count: 0 }
  await readWorkbook(asFile(file), {
    startSheet: (name, isHidden) => {
      now = { name, rows: [], count: 0 }
      return !isHidden
    },
    row: (row) => {
      now.count++
      if (now.rows.length < LOOKED_AT) now.rows.push(withoutGuards(row))
    },
    endSheet: () => {
      if (now.count > (best?.count ?? 0)) best = now
    },
  })
  const found = best as { name: string; rows: SheetRow[]; count: number } | null
  const surveyed = found && surveyPortfolio(found.rows)
  if (!found || !surveyed) return null
  const above = found.rows.filter(({ at }) => at <= surveyed.headAt).length
  return { sheet: found.name, ...surveyed, rowCount: found.count - above }
}

/** Row by row: neither the file nor the book is ever in memory whole. */
async function convert(
  { file, found, setting }: Extract<PortfolioTask, { kind: 'convert' }>,
  tell: (news: PortfolioNews) => void,
): Promise<Converted> {
  const reader = portfolioReader(setting)
  const problems: PortfolioProblem[] = []
  let problemCount = 0
  const flush = () => {
    const rows = reader.flush()
    if (rows) tell({ rows: deflateRawSync(Buffer.from(JSON.stringify(rows)), { level: 6 }) })
  }
  const visitor: SheetVisitor = {
    startSheet: (name) => name === found.sheet,
    row: (row) => {
      if (row.at <= found.headAt || row.cells.every((cell) => cell === null)) return
      const problem = reader.take(withoutGuards(row))
      if (problem) {
        problemCount++
        if (problems.length < MAX_PORTFOLIO_PROBLEMS) problems.push(problem)
      } else if (reader.count() > MAX_PORTFOLIO_ROWS) throw new SheetRefused('imports.tooManyRows')
      else if (reader.count() % ROWS_PER_PART === 0) flush()
    },
    endSheet: () => undefined,
  }
  await readWorkbook(asFile(file), visitor)
  flush()
  return { count: reader.count(), problems, problemCount, totals: reader.totals() }
}
