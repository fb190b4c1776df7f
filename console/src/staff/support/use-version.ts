import { supportOperations } from '@coverwright/contract/staff/support'
import { useLanguage } from '@coverwright/ui/locales'
import { useOperation } from '../../platform/queries'

export function useVersion() {
  const { language } = useLanguage()
  return useOperation(supportOperations.getVersion, { language }, { keepsLast: true })
}
