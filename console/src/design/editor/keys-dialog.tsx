import { Dialog } from '@coverwright/ui/dialog'
import { commandKey, Kbd } from '@coverwright/ui/kbd'
import { useTexts } from '@coverwright/ui/locales'
import { editorKeys } from './editor-keys'

/** Everything that the keyboard does here. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('editor')
  return (
    <Dialog open onClose={onClose} title={t('top.keys')} startsAt="close">
      <dl className="editor-keys">
        {editorKeys.map(({ does, keys }) => (
          <div key={does}>
            <dt>{t(`deed.${does}`)}</dt>
            <dd>
              {keys.map((key) => (
                <Kbd key={key}>{key.replace('Mod', commandKey()).replace('Arrow', '')}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="editor-note">{t('keysAbout')}</p>
    </Dialog>
  )
}
