import { useTexts } from '@coverwright/ui/locales'
import { Button } from '@coverwright/ui/button'
import { Note } from '@coverwright/ui/note'

export type Taken = { readonly productId: string; readonly name: string; readonly free: string }
type Props = { taken: Taken; isBusy: boolean; onAsNew: () => void; onInto: () => void }

/** A product of this name is there: whether a second one is wanted, or that one changed, is asked. */
export function NameTaken({ taken: { name, free }, isBusy, onAsNew, onInto }: Props) {
  const t = useTexts('versions')
  return (
    <Note title={t('import.taken.title', { name })}>
      {t('import.taken.about')}
      <span className="history-acts">
        <Button loading={isBusy} onClick={onAsNew}>
          {t('import.taken.asNew', { name: free })}
        </Button>
        <Button disabled={isBusy} onClick={onInto}>
          {t('import.taken.into', { name })}
        </Button>
      </span>
    </Note>
  )
}
