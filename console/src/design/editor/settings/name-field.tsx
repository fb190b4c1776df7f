import { Field } from '@coverwright/ui/field'
import { useTexts } from '@coverwright/ui/locales'
import { memo, useState } from 'react'
import { wordsOfCode } from '../../../platform/words'
import type { renameRefusal } from '../actions/name-refusal'
import { plain } from './texts-field'

type Refusal = ReturnType<typeof renameRefusal>
type Props = {
  dataName: string
  isReadOnly: boolean
  refusalOf: (name: string) => Refusal
  onRename: (name: string) => void
}

/** The name that logic knows the answer by. Taken over when the field is left: half a name is nobody's. */
export const NameField = memo(function NameField({ dataName, isReadOnly, refusalOf, onRename }: Props) {
  const t = useTexts('editor')
  const [{ typed, refusal }, setTyped] = useState<{ typed?: string; refusal: Refusal }>({ refusal: null })
  const type = (name: string) => setTyped({ typed: name, refusal: refusalOf(name) })
  const commit = () => {
    if (typed === undefined) return
    if (refusalOf(typed)) return type(typed)
    if (typed !== dataName) onRename(typed)
    setTyped({ refusal: null })
  }
  return (
    <Field
      label={t('setting.dataName')}
      error={refusal ? wordsOfCode(refusal.code, { ...refusal.values }) : undefined}
      onLeave={commit}
    >
      {(control) => (
        <input
          {...plain(control)}
          className="editor-input cw-mono"
          spellCheck={false}
          maxLength={64}
          value={typed ?? dataName}
          readOnly={isReadOnly}
          onChange={(event) => type(event.target.value.trim())}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit()
            if (event.key === 'Escape') setTyped({ refusal: null })
          }}
        />
      )}
    </Field>
  )
})
