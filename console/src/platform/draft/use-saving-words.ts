import { useTexts } from '@coverwright/ui/locales'
import { useSaveWords } from '../words'
import type { Saving } from './draft'

type Seen = { readonly saving: Saving; readonly error: unknown; readonly isRestored: boolean }

/** How a draft stands in one sentence, and why it could not be saved in another. */
export function useSavingWords({ saving, error, isRestored }: Seen): { status: string; told: string | undefined } {
  const t = useTexts('platform')
  const words = useSaveWords()
  const told = saving === 'failed' || saving === 'refused' ? words(error) : undefined
  if (isRestored && saving === 'unsaved') return { status: t('draft.restored'), told }
  const key = saving === 'failed' || saving === 'refused' || saving === 'asked' ? 'unsaved' : saving
  return { status: t(`draft.${key}`), told }
}
