import type { ImportView } from '@coverwright/contract/rating/imports'
import { Button } from '@coverwright/ui/button'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { X } from 'lucide-react'
import { useCancel } from './use-imports'

type Props = { file: ImportView; title: string; about: string }

/** What is being done and how far it is; it goes on when the page is left. */
export function RunningCard({ file, title, about }: Props) {
  const t = useTexts('imports')
  const { number } = useFormats()
  const cancel = useCancel()
  const { done, of } = file.progress ?? { done: 0, of: 0 }
  return (
    <section className="cw-card import-running" aria-live="polite">
      <div className="import-running-words">
        <h2>{title}</h2>
        <p>{about}</p>
      </div>
      <progress aria-label={title} {...(of > 0 ? { value: done, max: of } : {})} />
      <div className="import-running-foot">
        <span className="cw-num">
          {of > 0 ? t('running.of', { done: number(done), of: number(of) }) : t('running.done', { done: number(done) })}
        </span>
        <span className="import-help">{t('running.leave')}</span>
        {file.may.includes('cancel') && (
          <Button icon={<X size={15} />} loading={cancel.isPending} onClick={() => cancel.mutate({ id: file.id })}>
            {t('running.cancel')}
          </Button>
        )}
      </div>
    </section>
  )
}
