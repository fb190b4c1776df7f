import { pricingOperations } from '@coverwright/contract/rating/pricing'
import { productOperations, setUpOperations } from '@coverwright/contract/design/products'
import { productTestOperations } from '@coverwright/contract/rating/product-tests'
import type { SendsOf } from '@coverwright/contract/platform'
import type { Recipe } from '@coverwright/rules/rating/pricing'
import { useLanguage } from '@coverwright/ui/locales'
import { useEffect, useState } from 'react'
import { useOperation, useWrite } from '../../platform/queries'

const { get, addSumInsured, simulate, makeCustomers, vary, keep, listKept, replay, deleteKept } = pricingOperations

export function useRecipe(productId: string | undefined) {
  const { language } = useLanguage()
  const asked = { productId: productId ?? '', language }
  return useOperation(get, asked, { keepsLast: true, enabled: Boolean(productId) })
}

/** Somebody for the simulator to open with: always the same person, by the recipe that is saved or the one at hand. */
export function useFirstCustomer(productId: string, isWanted: boolean, recipe?: Recipe) {
  const asked = { productId, count: 1, seed: 11, ...(recipe ? { recipe } : {}) }
  const { data, isError } = useOperation(makeCustomers, asked, { enabled: isWanted, quiet: true })
  return { first: data?.customers[0], isSettled: !isWanted || data !== undefined || isError }
}

export type SimulationAsked = SendsOf<typeof simulate>
export const useSimulation = (asked: SimulationAsked, enabled: boolean) =>
  useOperation(simulate, asked, { enabled, keepsLast: true, quiet: true })

/** Asks connectors once more, whatever they said before. */
export const useAskAgain = () => useWrite(simulate, { refreshes: [simulate] })

/** Asks customers for what the rates are a share of; the recipe is proposed as soon as it is read again. */
export const useAddSumInsured = () => useWrite(addSumInsured, { refreshes: [get, productOperations.get] })

export const useMakeCustomers = () => useWrite(makeCustomers)
export type CurveAsked = SendsOf<typeof vary>
export const useCurve = (asked: CurveAsked, enabled: boolean) =>
  useOperation(vary, asked, { enabled, keepsLast: true, quiet: true })

export const useKeptQuotes = (productId: string) => useOperation(listKept, { productId, pageSize: 50 })
export const useKeepQuote = () => useWrite(keep, { refreshes: [listKept] })
export const useKeepTest = () =>
  useWrite(productTestOperations.createTest, {
    refreshes: [productTestOperations.listTests, productTestOperations.runTests, setUpOperations.get],
  })
export const useReplay = () => useWrite(replay)
export const useDeleteKept = () => useWrite(deleteKept, { refreshes: [listKept] })

/** The value as it was when it last stood still for so long; the first one that is there counts at once. */
export function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value)
  const isFirst = settled === null && value !== null
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), isFirst ? 0 : ms)
    return () => clearTimeout(timer)
  }, [value, ms, isFirst])
  return settled
}
