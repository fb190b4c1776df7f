import type { Question } from '@coverwright/rules/design/forms'
import type { Body } from '@coverwright/rules/design/products'
import { Field } from '@coverwright/ui/field'
import { useTexts } from '@coverwright/ui/locales'
import { useState } from 'react'
import { wordsOfCode } from '../../../platform/words'
import { renameRefusal } from '../actions/name-refusal'
import { plain } from './texts-field'

type Props = { question: Question; body: Body; isReadOnly: boolean; onRename: (name: string) => void }

/** The name that logic knows the answer by. Taken over when the field is left: half a name is nobody's. */
export function NameField({ question, body, isReadOnly, onRename }: Props) {
  const t = useTexts('editor')
  const [typed, setTyped] = useState<string>()
  const refusal = typed === undefined ? null : renameRefusal(body, question.id, typed)
  const commit = () => {
    if (typed === undefined || refusal) return
    if (typed !== question.dataName) onRename(typed)
    setTyped(undefined)
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
          value={typed ?? question.dataName}
          readOnly={isReadOnly}
          onChange={(event) => setTyped(event.target.value.trim())}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit()
            if (event.key === 'Escape') setTyped(undefined)
          }}
        />
      )}
    </Field>
  )
}
