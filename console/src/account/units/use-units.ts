import { unitOperations } from '@coverwright/contract/account/units'
import { useNavigate } from '@coverwright/ui/navigation'
import { useLocation } from '@tanstack/react-router'
import { useList, useOperation, useWrite } from '../../platform/queries'

const { getUnits, listUnitMoves, previewUnits, buyUnits } = unitOperations

export const useUnits = () => useOperation(getUnits, {})
export const useUnitMoves = () => useList(listUnitMoves)
export const usePackPrice = (units: number) => useOperation(previewUnits, { units })
export const useBuyUnits = () => useWrite(buyUnits, { refreshes: [getUnits, listUnitMoves] })

/** The pack that somebody is buying stands in the address, so that the gateway's page and a reload lose nothing. */
export function useChosenPack(packs: readonly { units: number }[]) {
  const navigate = useNavigate()
  const { buy } = useLocation().search as { buy?: unknown }
  const chosen = packs.find(({ units }) => String(units) === String(buy))?.units ?? null
  const choose = (units: number | null) => navigate(units === null ? '/setting/units' : `/setting/units?buy=${units}`)
  return { chosen, choose }
}
