import { portfolioOperations, type PortfolioView } from '@coverwright/contract/rating/portfolios'
import { pricingOperations } from '@coverwright/contract/rating/pricing'
import { joinedRows, mixedRows, type PortfolioRows, ROWS_PER_PART } from '@coverwright/rules/rating/portfolios'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { settingsOf } from '../../design/products'
import { asked, keyOf, useOperation, useWrite } from '../../platform/queries'

const { convert, get, getShares, list, readPart, saveShares, start } = portfolioOperations
const changed = { refreshes: [list, get] }

export const portfolioAt = (productId: string, id?: string): string =>
  `${settingsOf(productId, '/setting-page/portfolios')}${id ? `&portfolio=${id}` : ''}`
export const useOpenPortfolio = () => (useLocation().search as { portfolio?: string }).portfolio

/** Nobody sits before a bar for ever because one notice was lost on its way. */
const RUNNING_AGAIN_MS = 2_000
const isRunning = (each: PortfolioView | undefined) => each?.state === 'reading' || each?.state === 'converting'

export const usePortfolios = (productId: string) =>
  useOperation(
    list,
    { productId },
    { keepsLast: true, againAfterMs: (listed) => Boolean(listed?.portfolios.some(isRunning)) && RUNNING_AGAIN_MS },
  )
export const usePortfolio = (id: string | undefined) =>
  useOperation(
    get,
    { id: id ?? '' },
    { enabled: Boolean(id), againAfterMs: (detail) => isRunning(detail?.portfolio) && RUNNING_AGAIN_MS },
  )
export const useStartPortfolio = () => useWrite(start, changed)
export const useConvertPortfolio = () => useWrite(convert, changed)
export const useDeletePortfolio = () => useWrite(portfolioOperations.delete, changed)

export const useShares = (productId: string) => useOperation(getShares, { productId })
export const useSaveShares = () => useWrite(saveShares, { refreshes: [getShares, pricingOperations.makeCustomers] })

/** Stands for customers who are made up. */
export const MADE_UP = 'madeUp'

/** Whom prices are tried on: the newest book that is ready, until somebody chooses otherwise. */
export function useBookChoice(productId: string) {
  const { data, error } = usePortfolios(productId)
  const [chosen, setChosen] = useState<string | null>(null)
  const ready = (data?.portfolios ?? []).filter(({ state }) => state === 'ready')
  const portfolio = chosen === MADE_UP ? null : (ready.find(({ id }) => id === chosen) ?? ready[0] ?? null)
  return { ready, portfolio, choose: setChosen, isKnown: data !== undefined || error !== null }
}

/** All rows of a book; null where there is none, undefined while they are read. Rows of a book never change. */
export function usePortfolioRows(portfolio: PortfolioView | null) {
  const { data, error } = useQuery({
    queryKey: [...keyOf(readPart), portfolio?.id],
    enabled: portfolio !== null,
    staleTime: Infinity,
    queryFn: () => (portfolio ? readPortfolio(portfolio) : null),
  })
  return { rows: portfolio ? (data ?? undefined) : null, error }
}

async function readPortfolio({ id, rowCount }: Pick<PortfolioView, 'id' | 'rowCount'>): Promise<PortfolioRows> {
  const parts: PortfolioRows[] = []
  for (let part = 0; part * ROWS_PER_PART < rowCount; part++) parts.push(await asked(readPart, { id, part }))
  return mixedRows(joinedRows(parts))
}
