import { unitOperations } from '@coverwright/contract/account/units'
import { useList, useOperation, useWrite } from '../../platform/queries'

const { getUnits, listUnitMoves, previewUnits, buyUnits } = unitOperations

export const useUnits = () => useOperation(getUnits, {})
export const useUnitMoves = () => useList(listUnitMoves)
export const usePackPrice = (units: number) => useOperation(previewUnits, { units })
export const useBuyUnits = () => useWrite(buyUnits, { refreshes: [getUnits, listUnitMoves] })
