import { useLocation } from '@tanstack/react-router'
import { CaseList } from './case-list'
import { CasePage } from './case-page'

/** The queue, or one case (`?case=…`). */
export function CasesPage() {
  const { case: caseId } = useLocation().search as { case?: string }
  return caseId ? <CasePage caseId={caseId} /> : <CaseList />
}
