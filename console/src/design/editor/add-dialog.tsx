import { questionKinds } from '@coverwright/rules/design/forms'
import { Dialog } from '@coverwright/ui/dialog'
import { useTexts } from '@coverwright/ui/locales'
import { useState } from 'react'
import { KindButton } from './outline-pane'
import type { FormEditing } from './use-form-editor'

/** Every kind of question, found by its name; Enter takes the first. */
export function AddDialog({ editing: { acts }, onClose }: { editing: FormEditing; onClose: () => void }) {
  const t = useTexts('editor')
  const [typed, setTyped] = useState('')
  const found = questionKinds.filter((kind) => t(`kind.${kind}`).toLowerCase().includes(typed.trim().toLowerCase()))
  const first = found[0]
  return (
    <Dialog open onClose={onClose} title={t('add.title')}>
      <input
        className="editor-input"
        type="search"
        aria-label={t('add.find')}
        placeholder={t('add.find')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !first) return
          // The focus goes on to the title, where this key would begin a line.
          event.preventDefault()
          acts.addQuestion(first)
        }}
      />
      <div className="editor-kinds editor-kinds-all">
        {found.map((kind) => (
          <KindButton key={kind} kind={kind} onPress={() => acts.addQuestion(kind)} />
        ))}
      </div>
    </Dialog>
  )
}
