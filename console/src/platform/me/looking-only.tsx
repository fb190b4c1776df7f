import type { Operation } from '@coverwright/contract/platform'
import { useTexts } from '@coverwright/ui/locales'
import { Note } from '@coverwright/ui/note'
import { useMayCall } from './me'

/** Said before the first step of a way that this person cannot go to its end. */
export function LookingOnly({ to }: { to: Pick<Operation, 'may'> }) {
  const t = useTexts('platform')
  return useMayCall(to) ? null : <Note>{t('lookingOnly')}</Note>
}
