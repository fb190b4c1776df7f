import { isBlank, textIn, type Texts } from '@coverwright/rules/languages'
import { planLimits } from '@coverwright/rules/design/plans'
import { TypedInput, type TypedInputProps } from './typed-input'
import type { PlansEditing } from './use-plans-draft'
import { written } from './written'

type Props = Omit<TypedInputProps, 'value' | 'onCommit' | 'isDisabled'> & {
  texts: Texts
  editor: PlansEditing
  onWrite: (texts: Texts) => void
}

/** A text in the language that is being written; where it is missing, what buyers would read instead stands in its place. */
export function SpokenInput({ texts, editor: { language, mayEdit }, onWrite, placeholder, className, ...look }: Props) {
  const here = texts[language] ?? ''
  const isMissing = here === '' && !isBlank(texts)
  return (
    <TypedInput
      maxLength={planLimits.text}
      {...look}
      wraps
      className={`${className ?? ''}${isMissing ? ' plans-missing' : ''}`}
      value={here}
      placeholder={isMissing ? textIn(texts, language) : (placeholder ?? '')}
      isDisabled={!mayEdit}
      onCommit={(typed) => onWrite(written(texts, language, typed))}
    />
  )
}
