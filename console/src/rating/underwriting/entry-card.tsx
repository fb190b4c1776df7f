import { useTexts } from '@coverwright/ui/locales'
import { Switch } from '@coverwright/ui/check'
import { Input } from 'antd'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { GuideParts } from './guide-parts'
import { listOf, moveEntry, type Part, removeEntry } from './guide-edits'
import { useGuideWords } from './use-guide-words'

type Props = GuideParts & {
  part: Part
  entry: { id: string; title: string; isOff?: boolean | undefined }
  tag?: ReactNode
  onEdit: (change: { title?: string; isOff?: boolean }) => void
  children: ReactNode
}

/** One rule, table or answer: its title, whether it counts, its place, and under it what is wrong with it. */
export function EntryCard({ part, entry, tag, drafting, problems, isReadOnly, onEdit, children }: Props) {
  const t = useTexts('underwriting')
  const words = useGuideWords()
  const list = listOf(drafting.guide, part)
  const at = list.findIndex(({ id }) => id === entry.id)
  const title = entry.title || t('untitled')
  const isOn = !entry.isOff
  const move = (by: -1 | 1) => drafting.change((guide) => moveEntry(guide, part, entry.id, by), `move ${entry.id}`)
  return (
    <article id={`guide-${entry.id}`} className="guide-entry" data-off={!isOn} aria-label={title}>
      <header>
        <Input
          aria-label={t('entry.title')}
          className="guide-title"
          variant="borderless"
          placeholder={t('untitled')}
          value={entry.title}
          maxLength={120}
          readOnly={isReadOnly}
          onChange={(event) => onEdit({ title: event.target.value })}
        />
        {tag}
        {!isReadOnly && (
          <span className="guide-acts">
            <Switch isOn={isOn} label={t('entry.counts', { title })} onChange={(on) => onEdit({ isOff: !on })} />
            <IconButton label={t('entry.up', { title })} isBlocked={at === 0} onPress={() => move(-1)}>
              <ArrowUp />
            </IconButton>
            <IconButton label={t('entry.down', { title })} isBlocked={at === list.length - 1} onPress={() => move(1)}>
              <ArrowDown />
            </IconButton>
            <IconButton
              label={t('entry.remove', { title })}
              onPress={() => drafting.change((guide) => removeEntry(guide, part, entry.id), `remove ${entry.id}`)}
            >
              <Trash2 />
            </IconButton>
          </span>
        )}
      </header>
      {children}
      {problems
        .filter(({ where, code }) => where === entry.id && !code.startsWith('logic.'))
        .map((problem, place) => (
          <p key={place} className="guide-problem">
            {words(problem)}
          </p>
        ))}
    </article>
  )
}

type IconProps = { label: string; isBlocked?: boolean; onPress: () => void; children: ReactNode }

function IconButton({ label, isBlocked = false, onPress, children }: IconProps) {
  return (
    <button type="button" className="cw-icon-button" aria-label={label} disabled={isBlocked} onClick={onPress}>
      {children}
    </button>
  )
}
