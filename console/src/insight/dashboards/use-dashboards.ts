import { dashboardOperations, type FigureName, type Narrowed } from '@coverwright/contract/insight/dashboards'
import type { FigureRange, HealthFigure } from '@coverwright/rules/insight/dashboards'
import { useLanguage } from '@coverwright/ui/locales'
import { useOperation } from '../../platform/queries'

type Asked = { range: FigureRange } & { [Name in 'currency' | 'productId' | 'channel']?: string | undefined }

const said = ({ range, currency, productId, channel }: Asked): Narrowed => ({
  range,
  ...(currency ? { currency } : {}),
  ...(productId ? { productId } : {}),
  ...(channel ? { channel } : {}),
})

export const useSales = (asked: Asked, enabled = true) =>
  useOperation(dashboardOperations.getSales, said(asked), { keepsLast: true, enabled })

export const useShares = (asked: Asked) =>
  useOperation(dashboardOperations.getShares, { ...said(asked), language: useLanguage().language }, { keepsLast: true })

type RowsAsked = Asked & { figure: FigureName; plan?: string | undefined; page: number }

export const useFigureRows = ({ figure, plan, page, ...asked }: RowsAsked) =>
  useOperation(
    dashboardOperations.listFigureRows,
    { ...said(asked), figure, page, ...(plan === undefined ? {} : { plan }) },
    { keepsLast: true },
  )

export const useTraffic = (range: FigureRange) =>
  useOperation(dashboardOperations.getTraffic, { range }, { keepsLast: true })

export const useHealth = () => useOperation(dashboardOperations.getHealth, {})

export const useHealthRows = (shellId: string, figure: HealthFigure) =>
  useOperation(dashboardOperations.listHealthRows, { shellId, figure, language: useLanguage().language })

export const useFunnel = (shellId: string, range: FigureRange) =>
  useOperation(
    dashboardOperations.getFunnel,
    { shellId, range, language: useLanguage().language },
    { enabled: shellId !== '', keepsLast: true },
  )
