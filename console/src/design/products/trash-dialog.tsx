import { Button } from '@coverwright/ui/button'
import { Dialog } from '@coverwright/ui/dialog'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { EmptyState, Loaded } from '@coverwright/ui/page'
import { Trash2, Undo2 } from 'lucide-react'
import { useErrorWords } from '../../platform/words'
import { useKeeping, useTrash } from './use-keeping'

/** What was put away, and until when it comes back. */
export function TrashDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('products')
  const { date } = useFormats()
  const { restore, isRestoring } = useKeeping()
  return (
    <Dialog open title={t('trash.title')} place="side" width={480} onClose={onClose}>
      <Loaded asked={useTrash()} words={useErrorWords()} isInCard>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState picture={<Trash2 size={24} />} title={t('trash.empty')} about={t('trash.emptyAbout')} />
          ) : (
            <ul className="product-trash" aria-label={t('trash.title')}>
              {rows.map((row) => (
                <li key={row.id}>
                  <span>
                    <b className="cw-cut">{row.name}</b>
                    <small>
                      {t('trash.until', { name: row.trashedBy || t('hands.somebody'), day: date(row.endsAt) })}
                    </small>
                  </span>
                  {row.may.includes('restore') && (
                    <Button icon={<Undo2 size={14} />} loading={isRestoring} onClick={() => void restore(row)}>
                      {t('action.restore')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Dialog>
  )
}
