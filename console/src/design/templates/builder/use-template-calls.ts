import { templateOperations as operations, type TemplateView } from '@coverwright/contract/design/templates'
import type { Language } from '@coverwright/rules/languages'
import { useOperation, useWrite } from '../../../platform/queries'

type Which = Pick<TemplateView, 'id' | 'system'>

/** A company's template is called by its id, one of the system by its key. */
export function usePreview({ id, system }: Which, language: Language, policyId: string | null) {
  const own = useOperation(operations.preview, { id, language, policyId }, { enabled: system === null })
  const house = { key: system ?? 'policyIssued', language, isDraft: true } as const
  const theirs = useOperation(operations.previewSystem, house, { enabled: system !== null })
  return system === null ? own : theirs
}

export function useComparison({ id, system }: Which) {
  const own = useOperation(operations.compare, { id }, { enabled: system === null })
  const theirs = useOperation(operations.compareSystem, { key: system ?? 'policyIssued' }, { enabled: system !== null })
  return system === null ? own : theirs
}

/** What ends a comparison, sends a test, and makes a version. */
export function useTemplateWrites({ id, system }: Which) {
  const houses = [operations.getSystem, operations.listSystem, operations.previewSystem]
  const own = {
    settle: useWrite(operations.settle, { refreshes: [operations.get, operations.list] }),
    test: useWrite(operations.sendTest),
    use: useWrite(operations.use, { refreshes: [operations.get, operations.list, operations.listUses] }),
  }
  const house = {
    settle: useWrite(operations.settleSystem, { refreshes: houses }),
    test: useWrite(operations.sendTestSystem),
    use: useWrite(operations.publishSystem, { refreshes: houses }),
  }
  return {
    settle: (baseRevision: number, takes: 'mine' | 'theirs') =>
      system
        ? house.settle.mutateAsync({ key: system, baseRevision, takes })
        : own.settle.mutateAsync({ id, baseRevision, takes }),
    test: (language: Language, policyId: string | null) =>
      system ? house.test.mutateAsync({ key: system, language }) : own.test.mutateAsync({ id, language, policyId }),
    use: (baseRevision: number) =>
      system ? house.use.mutateAsync({ key: system, baseRevision }) : own.use.mutateAsync({ id, baseRevision }),
  }
}
