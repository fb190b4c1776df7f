import { productOperations, setUpOperations } from '@coverwright/contract/design/products'
import { translationOperations } from '@coverwright/contract/design/translations'
import { type Language, languageNames } from '@coverwright/rules/languages'
import { askFirst } from '@coverwright/ui/confirm'
import { useTexts } from '@coverwright/ui/locales'
import { useWrite } from '../../platform/queries'
import { useToast } from '../../platform/toast'
import type { TextsEditing } from './use-texts-draft'

const refreshes = [productOperations.get, productOperations.list, setUpOperations.get]

/** What the product is sold in: another language, another first one, or one less. */
export function useSetLanguages({ productId, revision, languages }: TextsEditing) {
  const t = useTexts('translations')
  const withToast = useToast()
  const set = useWrite(translationOperations.setLanguages, { refreshes })
  const send = (next: readonly Language[], text: string) =>
    void withToast(() => set.mutateAsync({ productId, baseRevision: revision, languages: [...next] }), { text })
  const without = (gone: Language) => languages.filter((each) => each !== gone)
  const remove = async (gone: Language) => {
    const language = languageNames[gone]
    const question = { about: 'act', title: t('removeFirst', { language }), verb: t('remove') } as const
    if (await askFirst({ ...question, keeps: t('removeKeeps') })) send(without(gone), t('removed', { language }))
  }
  return {
    add: (next: Language) => send([...languages, next], t('added', { language: languageNames[next] })),
    first: (next: Language) => send([next, ...without(next)], t('isFirst', { language: languageNames[next] })),
    remove: (gone: Language) => void remove(gone),
  }
}
