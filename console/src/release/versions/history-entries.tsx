import type { HistoryEntry, HistoryView } from '@coverwright/contract/release/versions'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import type { TimelineEntry } from '@coverwright/ui/timeline'
import { FileUp, Flag, FolderInput, GitCompareArrows, History, Pencil, Rocket, Table2 } from 'lucide-react'
import { Sentences } from './sentences'
import { TableSentences } from './table-sentences'

type Acts = { onCompare: (point: string) => void; onGoBack: (point: string, at: string) => void }

const icons = { saved: Pencil, begun: FileUp, published: Rocket, wentBack: History, tookOver: FolderInput }

/** Entries for the timeline: who, when and what, and what can be done from there. */
export function useHistoryEntries(
  { entries, versions, may }: HistoryView,
  { onCompare, onGoBack }: Acts,
): TimelineEntry[] {
  const t = useTexts('versions')
  const newest = entries.find((entry) => entry.kind === 'body')?.id
  const titleOf = ({ what, differences, number, bodyId }: Extract<HistoryEntry, { kind: 'body' }>) => {
    const said = what === 'saved' && differences.length === 0 ? 'undone' : what
    // A named draft is known by its name; it gets its number when it is published.
    const name = versions.find(({ id }) => id === bodyId)?.name
    return name ? t(`whatNamed.${said}`, { name, number }) : t(`what.${said}`, { number })
  }
  const actsOn = (point: string, at: string) => (
    <span className="history-acts">
      <Button size="small" icon={<GitCompareArrows size={14} />} onClick={() => onCompare(point)}>
        {t('compareNow')}
      </Button>
      {may.includes('goBack') && (
        <Button size="small" icon={<History size={14} />} onClick={() => onGoBack(point, at)}>
          {t('goBack')}
        </Button>
      )}
    </span>
  )
  const told = entries.map((entry): TimelineEntry => {
    const { id: key, savedAt: at, by: who } = entry
    if (entry.kind === 'table')
      return {
        ...{ key, at, title: t('what.table', { name: entry.name }), icon: <Table2 /> },
        ...(who ? { who } : {}),
        shows: <TableSentences entry={entry} />,
      }
    const Icon = icons[entry.what]
    return {
      ...{ key, at, title: titleOf(entry), icon: <Icon /> },
      ...(who ? { who } : {}),
      tone: entry.what === 'published' ? 'success' : entry.what === 'wentBack' ? 'warning' : 'neutral',
      shows: (
        <>
          <Sentences differences={entry.differences} more={entry.more} />
          {entry.id !== newest && actsOn(entry.id, at)}
        </>
      ),
    }
  })
  const oldest = entries.findLast((entry) => entry.kind === 'body')
  if (!oldest) return told
  const { startedAt } = oldest
  const before: TimelineEntry = {
    ...{ key: 'oldest', at: startedAt, title: t('what.oldest'), icon: <Flag /> },
    shows: actsOn('oldest', startedAt),
  }
  return [...told, before]
}
