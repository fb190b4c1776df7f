import type { PhotoView } from '@coverwright/contract/design/library'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Trash2 } from 'lucide-react'
import { PhotoThumb } from './photo-thumb'
import { Tags } from './tags'
import { UsedIn } from './used-in'

type Props = { photo: PhotoView; onOpen: () => void; onDelete: () => void }

export function PhotoCard({ photo, onOpen, onDelete }: Props) {
  const t = useTexts('library')
  const { name, source, licence, tags, usedIn, may } = photo
  return (
    <article className="cw-card library-card">
      <button type="button" className="library-open" aria-label={t('open', { name })} onClick={onOpen}>
        <PhotoThumb photo={photo} />
      </button>
      <div className="library-words">
        <h2 className="cw-cut">{name}</h2>
        <p className="library-quiet">
          {source} · {licence}
        </p>
        <Tags tags={tags} />
        <UsedIn uses={usedIn} />
      </div>
      {may.includes('delete') && (
        <Button type="text" icon={<Trash2 />} aria-label={t('deleteOf', { name })} onClick={onDelete} />
      )}
    </article>
  )
}
