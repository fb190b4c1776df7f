import { cellText, profileColumn, type ColumnProfile, type SheetCell, type SheetRow } from '../imports'

export type SurveyedColumn = { readonly at: number; readonly title: string; readonly profile: ColumnProfile }
export type PortfolioSurvey = { readonly headAt: number; readonly columns: readonly SurveyedColumn[] }

const MOST_ABOVE = 30

/** Where the titles of the columns stand, and what the columns are like, from the first rows of a sheet. */
export function surveyPortfolio(rows: readonly SheetRow[]): PortfolioSurvey | null {
  const head = headOf(rows)
  if (!head) return null
  const body = rows.filter(({ at }) => at > head.at)
  if (body.length === 0) return null
  const columns = head.cells.flatMap((cell, at): SurveyedColumn[] => {
    const title = cellText(cell).trim().slice(0, 200)
    if (title === '') return []
    return [{ at, title, profile: profileColumn(body.map(({ cells }) => cells[at])) }]
  })
  return columns.length === 0 ? null : { headAt: head.at, columns }
}

/** The first row that says most in words: a title above it says one thing, the rows below say figures. */
function headOf(rows: readonly SheetRow[]): SheetRow | null {
  let best: { row: SheetRow; words: number } | null = null
  for (const row of rows.slice(0, MOST_ABOVE)) {
    const words = row.cells.filter(isWords).length
    if (words > 0 && (!best || words > best.words)) best = { row, words }
  }
  return best?.row ?? null
}

const isWords = (cell: SheetCell): boolean =>
  typeof cell === 'string' && cell.trim() !== '' && !/^[-+(]?\s*[\d.,]+\)?%?$/.test(cell.trim())
