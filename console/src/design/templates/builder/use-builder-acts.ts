import { askFirst } from '@coverwright/ui/confirm'
import { useTexts } from '@coverwright/ui/locales'
import { toast } from '@coverwright/ui/toast'
import { useState } from 'react'
import { useToast } from '../../../platform/toast'
import type { Building } from './use-building'
import { useTemplateWrites } from './use-template-calls'

/** What is sent, used or looked at is what is on the screen: it is saved first, and where it cannot be, nothing is done. */
export function useBuilderActs(
  { template, drafting, language }: Building,
  policyId: string | null,
  opens: 'compare' | null,
) {
  const t = useTexts('templates')
  const withToast = useToast()
  const [open, setOpen] = useState<'preview' | 'compare' | null>(opens)
  const writes = useTemplateWrites(template)
  const { draft } = drafting
  const { kind, system, uses } = template
  const done = system ? t('system.published') : t(`build.${uses > 0 ? 'usedNow' : 'usedByNone'}.${kind}`)
  const once = async (work: () => Promise<unknown> | void) => {
    await draft.save()
    if (draft.get().isUnsaved) toast({ text: t('build.notYet'), tone: 'danger' })
    else await work()
  }
  const put = () => withToast(() => writes.use(draft.get().revision), { text: done })
  const words = { title: t('system.ask.title'), verb: t('system.ask.verb'), keeps: t('system.ask.keeps') }
  /** What all companies send is not changed by one press. */
  const putForAll = async () => void ((await askFirst({ about: 'act', ...words })) && (await put()))
  return {
    ...{ open, setOpen },
    /** Also of what cannot be saved: then it shows how it stood before, and says so. */
    preview: () => void draft.save().then(() => setOpen('preview')),
    compare: () => void once(() => setOpen('compare')),
    sendTest: () =>
      void once(() =>
        withToast(() => writes.test(language, policyId), {
          text: t(kind === 'pdf' ? 'build.tested.pdf' : 'build.tested.email'),
        }),
      ),
    use: () => void once(system ? putForAll : put),
  }
}

export type BuilderActs = ReturnType<typeof useBuilderActs>
