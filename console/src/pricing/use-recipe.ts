import { pricingOperations } from '@coverwright/contract/pricing'
import { setUpOperations } from '@coverwright/contract/products'
import type { SendsOf } from '@coverwright/contract/platform'
import { useEffect, useState } from 'react'
import { useOperation, useWrite } from '../platform/queries'

const { get, save, simulate, makeCustomers, vary, keep, listKept, replay, deleteKept } = pricingOperations

export const useRecipe = (productId: string) => useOperation(get, { productId }, { topics: ['products', 'tables'] })
export const useSaveRecipe = () => useWrite(save, { refreshes: [setUpOperations.get] })

export type SimulationAsked = SendsOf<typeof simulate>
export const useSimulation = (asked: SimulationAsked, enabled: boolean) =>
  useOperation(simulate, asked, { enabled, keepsLast: true, quiet: true })

export const useMakeCustomers = () => useWrite(makeCustomers)
export type CurveAsked = SendsOf<typeof vary>
export const useCurve = (asked: CurveAsked, enabled: boolean) =>
  useOperation(vary, asked, { enabled, keepsLast: true, quiet: true })

export const useKeptQuotes = (productId: string) =>
  useOperation(listKept, { productId, pageSize: 50 }, { topics: ['pricing'] })
export const useKeepQuote = () => useWrite(keep, { refreshes: [listKept] })
export const useReplay = () => useWrite(replay)
export const useDeleteKept = () => useWrite(deleteKept, { refreshes: [listKept] })

/** The value as it was when it last stood still for so long. */
export function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
