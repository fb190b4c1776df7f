import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Plus, Trash2 } from 'lucide-react'
import { IconButton } from '../settings/options-field'
import { comparedBy, type Comparison, type Condition, type Term } from './condition'
import type { Asked } from './names-before'

type Props = {
  condition: Condition
  names: readonly Asked[]
  isReadOnly: boolean
  /** What it means that there is no line. */
  none?: string | undefined
  onWrite: (condition: Condition) => void
}

/** A condition as lines of a sentence: what, how, compared with what. */
export function ConditionRows({ condition, names, isReadOnly, none, onWrite }: Props) {
  const t = useTexts('editor')
  const offered = names.filter(({ type }) => comparedBy[type.kind])
  const { join, terms } = condition
  const put = (at: number, term: Term | undefined) =>
    onWrite({ join, terms: terms.flatMap((each, place) => (place === at ? (term ?? []) : each)) })
  const add = () => {
    const first = offered.at(-1)
    if (first) onWrite({ join, terms: [...terms, startTerm(first)] })
  }
  return (
    <div className="editor-terms">
      {terms.length === 0 && (
        <p className="editor-note">{offered.length > 0 ? (none ?? t('logic.always')) : t('logic.nothingBefore')}</p>
      )}
      {terms.map((term, at) => (
        <div key={at} className="editor-term" role="group" aria-label={t('logic.term', { number: at + 1 })}>
          {at > 0 && (
            <select
              className="editor-input"
              aria-label={t('logic.join')}
              value={join}
              disabled={isReadOnly}
              onChange={(event) => onWrite({ join: event.target.value as Condition['join'], terms })}
            >
              <option value="all">{t('logic.and')}</option>
              <option value="any">{t('logic.or')}</option>
            </select>
          )}
          <TermFields term={term} offered={offered} isReadOnly={isReadOnly} onWrite={(next) => put(at, next)} />
          {!isReadOnly && (
            <IconButton label={t('logic.removeTerm')} icon={<Trash2 size={14} />} onPress={() => put(at, undefined)} />
          )}
        </div>
      ))}
      {!isReadOnly && (
        <Button size="small" icon={<Plus />} disabled={offered.length === 0} onClick={add}>
          {t('logic.addTerm')}
        </Button>
      )}
    </div>
  )
}

export const startTerm = ({ name, type, options }: Asked): Term => ({
  name,
  does: comparedBy[type.kind]?.[0] ?? 'is',
  value:
    type.kind === 'yesNo' ? 'yes' : (options[0]?.[0] ?? (type.kind === 'number' || type.kind === 'money' ? '0' : '')),
})

type TermProps = { term: Term; offered: readonly Asked[]; isReadOnly: boolean; onWrite: (term: Term) => void }

function TermFields({ term, offered, isReadOnly, onWrite }: TermProps) {
  const t = useTexts('editor')
  const asked = offered.find(({ name }) => name === term.name)
  const kind = asked?.type.kind ?? 'text'
  const choose = (name: string) => {
    const next = offered.find((each) => each.name === name)
    if (next) onWrite(startTerm(next))
  }
  return (
    <>
      <select
        className="editor-input editor-term-name"
        aria-label={t('logic.name')}
        value={term.name}
        disabled={isReadOnly}
        onChange={(event) => choose(event.target.value)}
      >
        {!asked && <option value={term.name}>{term.name}</option>}
        {offered.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
      <select
        className="editor-input editor-term-does"
        aria-label={t('logic.does')}
        value={term.does}
        disabled={isReadOnly}
        onChange={(event) => onWrite({ ...term, does: event.target.value as Comparison })}
      >
        {(comparedBy[kind] ?? []).map((does) => (
          <option key={does} value={does}>
            {t(`compare.${does}`)}
          </option>
        ))}
      </select>
      <ValueField term={term} kind={kind} options={asked?.options ?? []} isReadOnly={isReadOnly} onWrite={onWrite} />
    </>
  )
}

type ValueProps = Omit<TermProps, 'offered'> & { kind: string; options: Asked['options'] }

function ValueField({ term, kind, options, isReadOnly, onWrite }: ValueProps) {
  const t = useTexts('editor')
  const write = (value: string) => onWrite({ ...term, value })
  const label = t('logic.value')
  const choices =
    kind === 'yesNo'
      ? ([
          ['yes', t('logic.yes')],
          ['no', t('logic.no')],
        ] as const)
      : options
  if (choices.length > 0)
    return (
      <select
        className="editor-input editor-term-value"
        aria-label={label}
        value={term.value}
        disabled={isReadOnly}
        onChange={(event) => write(event.target.value)}
      >
        {!choices.some(([value]) => value === term.value) && <option value={term.value}>{term.value}</option>}
        {choices.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    )
  return (
    <input
      className="editor-input editor-term-value"
      aria-label={label}
      type={kind === 'date' ? 'date' : kind === 'text' ? 'text' : 'number'}
      step="any"
      value={term.value}
      readOnly={isReadOnly}
      onChange={(event) => write(event.target.value)}
    />
  )
}
