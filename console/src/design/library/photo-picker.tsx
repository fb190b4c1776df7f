import { photoOperations as operations } from '@coverwright/contract/design/library'
import type { LookPhoto } from '@coverwright/rules/design/products'
import { Button } from '@coverwright/ui/button'
import { Dialog } from '@coverwright/ui/dialog'
import { useTexts } from '@coverwright/ui/locales'
import { Loaded } from '@coverwright/ui/page'
import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { useOperation } from '../../platform/queries'
import { useErrorWords } from '../../platform/words'
import { PhotoDialog } from './photo-dialog'
import { PhotoThumb } from './photo-thumb'
import './library.css'

type Props = { value: LookPhoto | undefined; onPick: (photo: LookPhoto) => void; onClose: () => void }

const MOST = 100

/** One photo of the library, or a new one, uploaded in place. One whose sizes are still being made waits a moment. */
export function PhotoPicker({ value, onPick, onClose }: Props) {
  const t = useTexts('library')
  const [search, setSearch] = useState('')
  const [isAdding, setAdding] = useState(false)
  const asked = useOperation(operations.list, { search, pageSize: MOST }, { keepsLast: true })
  const words = useErrorWords()
  return (
    <Dialog open title={t('pick.photo')} width={760} onClose={onClose}>
      <div className="library-bar">
        <input
          type="search"
          aria-label={t('pick.search')}
          placeholder={t('pick.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        {asked.data?.may.includes('add') && (
          <Button icon={<ImagePlus />} onClick={() => setAdding(true)}>
            {t('photos.add')}
          </Button>
        )}
      </div>
      <Loaded asked={asked} words={words}>
        {({ rows }) => (
          <ul className="library-grid">
            {rows.map((photo) => (
              <li key={photo.id}>
                <button
                  type="button"
                  className="library-choice"
                  aria-pressed={value?.fileId === photo.id}
                  disabled={!photo.isReady}
                  onClick={() => {
                    onPick(photo.look)
                    onClose()
                  }}
                >
                  <PhotoThumb photo={photo} />
                  <span className="cw-cut">{photo.name}</span>
                </button>
              </li>
            ))}
            {rows.length === 0 && <li className="library-quiet">{t('pick.none')}</li>}
          </ul>
        )}
      </Loaded>
      {isAdding && <PhotoDialog onClose={() => setAdding(false)} />}
    </Dialog>
  )
}
