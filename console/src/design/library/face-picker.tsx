import { fontOperations as operations } from '@coverwright/contract/design/library'
import type { LookFace } from '@coverwright/rules/design/products'
import { Button } from '@coverwright/ui/button'
import { Dialog } from '@coverwright/ui/dialog'
import { useTexts } from '@coverwright/ui/locales'
import { Loaded } from '@coverwright/ui/page'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useOperation } from '../../platform/queries'
import { useErrorWords } from '../../platform/words'
import { FaceSample } from './face-sample'
import { FontDialog, fontName } from './font-dialog'
import './library.css'

type Props = { value: LookFace | undefined; onPick: (face: LookFace) => void; onClose: () => void }

/** One font of the library, or a new one, uploaded in place. */
export function FacePicker({ value, onPick, onClose }: Props) {
  const t = useTexts('library')
  const [isAdding, setAdding] = useState(false)
  const asked = useOperation(operations.list, { pageSize: 100 })
  const words = useErrorWords()
  return (
    <Dialog open title={t('pick.font')} width={560} onClose={onClose}>
      {asked.data?.may.includes('add') && (
        <div className="library-bar">
          <Button icon={<Plus />} onClick={() => setAdding(true)}>
            {t('fonts.add')}
          </Button>
        </div>
      )}
      <Loaded asked={asked} words={words}>
        {({ rows }) => (
          <ul className="library-faces">
            {rows.map((font) => (
              <li key={font.id}>
                <button
                  type="button"
                  className="library-choice"
                  aria-pressed={value?.fileId === font.id}
                  onClick={() => {
                    onPick(font.look)
                    onClose()
                  }}
                >
                  <FaceSample face={font.look} />
                  <span>{fontName(font)}</span>
                </button>
              </li>
            ))}
            {rows.length === 0 && <li className="library-quiet">{t('fonts.emptyAbout')}</li>}
          </ul>
        )}
      </Loaded>
      {isAdding && <FontDialog onClose={() => setAdding(false)} />}
    </Dialog>
  )
}
