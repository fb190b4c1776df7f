import { templateOperations as operations } from '@coverwright/contract/design/templates'
import { useTexts } from '@coverwright/ui/locales'
import { toast } from '@coverwright/ui/toast'
import { useState } from 'react'
import { useWrite } from '../../../platform/queries'
import { useToast } from '../../../platform/toast'
import type { Building } from './use-building'

/** What is sent, used or looked at is what is on the screen: it is saved first, and where it cannot be, nothing is done. */
export function useBuilderActs({ template, drafting, language }: Building, policyId: string | null) {
  const t = useTexts('templates')
  const withToast = useToast()
  const [open, setOpen] = useState<'preview' | 'compare' | null>(null)
  const test = useWrite(operations.sendTest)
  const use = useWrite(operations.use, { refreshes: [operations.get, operations.list, operations.listUses] })
  const { draft } = drafting
  const { id, kind } = template
  const once = async (work: () => Promise<unknown> | void) => {
    await draft.save()
    if (draft.get().isUnsaved) toast({ text: t('build.notYet'), tone: 'danger' })
    else await work()
  }
  return {
    ...{ open, setOpen },
    preview: () => void once(() => setOpen('preview')),
    compare: () => void once(() => setOpen('compare')),
    sendTest: () =>
      void once(() => withToast(() => test.mutateAsync({ id, language, policyId }), { text: t('build.tested') })),
    use: () =>
      void once(() =>
        withToast(() => use.mutateAsync({ id, baseRevision: draft.get().revision }), {
          text: template.uses > 0 ? t(`build.usedNow.${kind}`) : t(`build.usedByNone.${kind}`),
        }),
      ),
  }
}

export type BuilderActs = ReturnType<typeof useBuilderActs>
