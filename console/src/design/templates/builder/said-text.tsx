import { readText } from '@coverwright/rules/design/templates'
import { textIn, type Texts } from '@coverwright/rules/languages'
import { useBuilder } from './use-building'
import { useVariableWords } from './use-variable-words'

/** A text as it is designed: variables stand out, or show a likely value. */
export function SaidText({ of, empty }: { of: Texts; empty: string }) {
  const { language, shows, variables } = useBuilder()
  const words = useVariableWords()
  const text = textIn(of, language)
  if (text.trim() === '') return <span className="mail-empty">{empty}</span>
  const read = readText(text)
  if (!read.ok) return <span className="mail-wrong">{text}</span>
  return (
    <span className="mail-said">
      {read.value.map((piece, at) => {
        if (piece.kind === 'words') return piece.text
        const known = variables.find(({ name }) => name === piece.name)
        if (shows === 'values' && known) return known.sample
        return (
          <mark key={at} className="mail-variable" data-wrong={known ? undefined : true}>
            {words(piece.name)}
          </mark>
        )
      })}
    </span>
  )
}
