import { isBlank, type Language, textIn, type Texts } from '@coverwright/rules/languages'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { ArrowDown, ArrowUp, Plus, TextQuote, Trash2 } from 'lucide-react'
import { type ClipboardEvent, useState } from 'react'
import { addOptions, MOST_OPTIONS, moveOption, optionLines, type Options } from '../actions/change-options'
import { cleanText } from '../actions/clipboard'

type Props = { options: Options; language: Language; isReadOnly: boolean; onWrite: (options: Options) => void }

/** What can be chosen: words in the language that is being written, and the value that logic compares with. */
export function OptionsField({ options, language, isReadOnly, onWrite }: Props) {
  const t = useTexts('editor')
  const put = (at: number, change: Partial<Options[number]>) =>
    onWrite(options.map((option, place) => (place === at ? { ...option, ...change } : option)))
  /** Options whose second line is being begun. */
  const [noted, setNoted] = useState<ReadonlySet<number>>(new Set())
  const dropNote = (at: number) => {
    setNoted(new Set())
    const { note, ...bare } = options[at] ?? {}
    if (note) onWrite(options.map((option, place) => (place === at ? (bare as typeof option) : option)))
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>, at: number) => {
    const lines = optionLines(event.clipboardData.getData('text/plain'))
    if (lines.length < 2) return
    event.preventDefault()
    const isBlank = textIn(options[at]?.label, language) === ''
    const kept = isBlank ? options.filter((_, place) => place !== at) : options
    onWrite(addOptions(kept, lines, isBlank ? at : at + 1, language))
  }
  return (
    <fieldset className="editor-options">
      <legend>{t('setting.options')}</legend>
      {options.map((option, at) => (
        <div key={at} className="editor-option" role="group" aria-label={t('options.one', { number: at + 1 })}>
          <input
            className="editor-input"
            dir="auto"
            aria-label={t('options.label', { number: at + 1 })}
            value={option.label[language] ?? ''}
            placeholder={textIn(option.label, language)}
            maxLength={2_000}
            readOnly={isReadOnly}
            onChange={(event) => put(at, { label: { ...option.label, [language]: cleanText(event.target.value) } })}
            onPaste={(event) => paste(event, at)}
          />
          <input
            className="editor-input cw-mono"
            aria-label={t('options.value', { number: at + 1 })}
            value={option.value}
            maxLength={200}
            readOnly={isReadOnly}
            onChange={(event) => put(at, { value: event.target.value })}
          />
          <NoteField
            {...{ option, language, isReadOnly, number: at + 1 }}
            isBegun={noted.has(at)}
            onWrite={(note) => put(at, { note })}
            onDrop={() => dropNote(at)}
          />
          {!isReadOnly && (
            <OptionActs
              number={at + 1}
              onNote={option.note === undefined && !noted.has(at) ? () => setNoted(new Set([...noted, at])) : undefined}
              onMove={(by) => onWrite(moveOption(options, at, by))}
              onRemove={() => onWrite(options.filter((_, place) => place !== at))}
            />
          )}
        </div>
      ))}
      {!isReadOnly && (
        <Button
          size="small"
          icon={<Plus />}
          disabled={options.length >= MOST_OPTIONS}
          onClick={() => onWrite(addOptions(options, [''], options.length, language))}
        >
          {t('options.add')}
        </Button>
      )}
      <p className="cw-field-help">{t('options.help')}</p>
    </fieldset>
  )
}

type ActsProps = {
  number: number
  /** Where it has no second line yet. */
  onNote: (() => void) | undefined
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

function OptionActs({ number, onNote, onMove, onRemove }: ActsProps) {
  const t = useTexts('editor')
  return (
    <span className="editor-option-acts">
      {onNote && (
        <IconButton label={t('options.addNote', { number })} icon={<TextQuote size={14} />} onPress={onNote} />
      )}
      <IconButton label={t('options.up')} icon={<ArrowUp size={14} />} onPress={() => onMove(-1)} />
      <IconButton label={t('options.down')} icon={<ArrowDown size={14} />} onPress={() => onMove(1)} />
      <IconButton label={t('options.remove', { number })} icon={<Trash2 size={14} />} onPress={onRemove} />
    </span>
  )
}

type NoteProps = {
  option: Options[number]
  number: number
  language: Language
  isBegun: boolean
  isReadOnly: boolean
  onWrite: (note: Texts) => void
  onDrop: () => void
}

/** The smaller line under an option; one that is left empty is none. */
function NoteField({ option: { note }, number, language, isBegun, isReadOnly, onWrite, onDrop }: NoteProps) {
  const t = useTexts('editor')
  if (note === undefined && !isBegun) return null
  return (
    <input
      className="editor-input editor-option-note"
      dir="auto"
      aria-label={t('options.note', { number })}
      value={note?.[language] ?? ''}
      placeholder={textIn(note, language) || t('options.noteHint')}
      maxLength={2_000}
      readOnly={isReadOnly}
      onChange={(event) => onWrite({ ...note, [language]: cleanText(event.target.value) })}
      onBlur={() => isBlank(note ?? {}) && onDrop()}
    />
  )
}

type IconProps = { label: string; icon: React.ReactNode; onPress: () => void }

export const IconButton = ({ label, icon, onPress }: IconProps) => (
  <button type="button" className="editor-icon" aria-label={label} title={label} onClick={onPress}>
    {icon}
  </button>
)
