import { caseOperations, type ClerkTerms } from '@coverwright/contract/service/cases'
import { quoteFileOperations } from '@coverwright/contract/selling/quotes'
import { useLanguage } from '@coverwright/ui/locales'
import { useList, useOperation, useWrite } from '../../platform/queries'

const { listCases, getCase, previewTerms, acceptCase, askForMore, declineCase, takeCase, handOver, addNote } =
  caseOperations

export function useCaseList() {
  const { language } = useLanguage()
  return useList(listCases, { also: () => ({ language }) })
}
export const useCase = (caseId: string) => useOperation(getCase, { caseId, language: useLanguage().language })

export const useCaseFiles = (quoteId: string) => useOperation(quoteFileOperations.listQuoteFiles, { quoteId })

/** Both prices, and whether the caller may offer the second; the last answer stays while somebody types. */
export const useTermsPreview = (caseId: string, terms: ClerkTerms, enabled: boolean) =>
  useOperation(previewTerms, { caseId, ...terms }, { enabled, keepsLast: true, quiet: true })

const refreshes = [getCase, listCases, previewTerms]
export const useAcceptCase = () => useWrite(acceptCase, { refreshes })
export const useAskForMore = () => useWrite(askForMore, { refreshes })
export const useDeclineCase = () => useWrite(declineCase, { refreshes })
export const useTakeCase = () => useWrite(takeCase, { refreshes })
export const useHandOver = () => useWrite(handOver, { refreshes })
export const useAddNote = () => useWrite(addNote, { refreshes })
