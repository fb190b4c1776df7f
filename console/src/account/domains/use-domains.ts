import { billingOperations } from '@coverwright/contract/account/billing'
import { domainOperations } from '@coverwright/contract/account/domains'
import type { DomainState } from '@coverwright/rules/account/domains'
import { useLocation } from '@tanstack/react-router'
import { useList, useOperation, useWrite } from '../../platform/queries'

const { list, get, checkName, suggestNames, previewPrice, listTargets } = domainOperations
const refreshes = [list, get]

/** What the address says this page is about. */
export function useAsked(): { id: string; name: string } {
  const { id, name } = useLocation().search as Record<string, unknown>
  return { id: typeof id === 'string' ? id : '', name: typeof name === 'string' ? name : '' }
}

export const useDomainList = () => useList(list)
/** Payment and certificate are asked for by jobs: their answers are looked for until they are there, also where no live line is. */
const LOOKED_FOR_MS = 1_500
export const useDomain = (id: string) =>
  useOperation(get, { id }, { againAfterMs: (domain) => isWaiting(domain?.state) && LOOKED_FOR_MS })
const isWaiting = (state: DomainState | undefined) => state === 'apply' || state === 'binding'
export const useTargets = () => useOperation(listTargets, {})
export const useWantedName = (name: string) => useOperation(checkName, { name }, { keepsLast: true })
export const useSuggestions = (name: string) => useOperation(suggestNames, { name }, { keepsLast: true })
export const useYearPrice = (name: string) => useOperation(previewPrice, { name })
export const useBill = (orderId: string) => useOperation(billingOperations.getBill, { orderId })

export const useOwn = () => useWrite(domainOperations.own, { refreshes })
export const useCheck = () => useWrite(domainOperations.checkRecords, { refreshes })
export const useBind = () => useWrite(domainOperations.bind, { refreshes })
export const useChange = () => useWrite(domainOperations.update, { refreshes })
export const useRemove = () => useWrite(domainOperations.delete, { refreshes: [list] })
export const useRenew = () => useWrite(domainOperations.renew, { refreshes })

/** Orders the name for the price that was read and charges the card; the answer comes to the next page. */
export function useBuy() {
  const [register, pay] = [useWrite(domainOperations.register, { refreshes }), useWrite(domainOperations.pay)]
  const buy = async (name: string, totalMinor: number) => {
    const { domain } = await register.mutateAsync({ name, totalMinor })
    await pay.mutateAsync({ id: domain.id })
    return domain.id
  }
  return { buy, isBusy: register.isPending || pay.isPending, error: register.error ?? pay.error }
}

const KEY = 'coverwright.domain'

/** Kept by the tab, so that the gateway's page loses nothing. */
export const keepWanted = (name: string) => sessionStorage.setItem(KEY, name)
export const wantedName = () => sessionStorage.getItem(KEY) ?? ''
