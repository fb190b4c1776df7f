import type { TimingEventView } from '@coverwright/contract/release/timing-events'
import type { TimingState } from '@coverwright/rules/release/timing-events'
import { type Formats, useFormats } from '@coverwright/ui/formats'
import { type Column, ListPage } from '@coverwright/ui/list'
import { type T, useTexts } from '@coverwright/ui/locales'
import { StateTag, type Tone } from '@coverwright/ui/state-tag'
import { CalendarClock, Pause, Pencil, Play, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useMe } from '../../platform/me'
import { useDelete, useToast } from '../../platform/toast'
import { EventDialog } from './event-dialog'
import { RunHistory } from './run-history'
import { useTimingEvents, useTimingWrites } from './use-timing-events'

/** The timing events of the company: when each runs next, what became of it, and what may be done. */
export function CompanyEventsPage() {
  const t = useTexts('timing-events')
  const { timeZone } = useMe().company
  const [editing, setEditing] = useState<TimingEventView | 'new' | null>(null)
  const act = useAct(setEditing)
  return (
    <>
      <ListPage
        {...useTimingEvents()}
        title={t('company.title')}
        purpose={t('company.purpose')}
        action={{ act: 'create', label: t('create.open'), icon: <Plus />, onSelect: () => setEditing('new') }}
        search={t('company.search')}
        filters={{ state: { label: t('state'), says: (state) => t(`states.${state}`) } }}
        columns={columnsOf(t, useFormats())}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        open={(row) => <RunHistory id={row.id} />}
        openAt="side"
        rowActions={(row) =>
          row.may.map((key) => ({
            key,
            label: t(`acts.${key}`),
            icon: icons[key],
            danger: key === 'delete',
            onSelect: () => void act(key, row),
          }))
        }
        empty={{ picture: <CalendarClock size={24} />, title: t('empty.title'), about: t('empty.about') }}
      />
      {editing && (
        <EventDialog
          {...(editing === 'new' ? {} : { row: editing })}
          timeZone={editing === 'new' ? timeZone : editing.timeZone}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  )
}

const icons = { edit: <Pencil />, pause: <Pause />, resume: <Play />, delete: <Trash2 /> }

/** Does what a row's menu offers, and says what became of it. */
function useAct(edit: (row: TimingEventView) => void) {
  const t = useTexts('timing-events')
  const [withToast, remove] = [useToast(), useDelete()]
  const writes = useTimingWrites()
  return (act: keyof typeof icons, row: TimingEventView) => {
    const { id, name } = row
    if (act === 'edit') return edit(row)
    if (act === 'delete') return remove({ name, verb: t('acts.delete'), work: () => writes.remove.mutateAsync({ id }) })
    return withToast(() => writes[act].mutateAsync({ id }), { text: t(`done.${act}`, { name }) })
  }
}

const tones: Record<TimingState, Tone> = { on: 'success', off: 'warning', ended: 'neutral' }

const columnsOf = (t: T, formats: Formats): Column<TimingEventView>[] => [
  { key: 'name', title: t('form.name'), isFixed: true, cell: (row) => row.name },
  { key: 'does', title: t('what'), width: 200, cell: ({ does }) => t(`does.${does.kind}`) },
  { key: 'repeat', title: t('form.repeat'), width: 120, cell: ({ when }) => t(`repeat.${when.kind}`) },
  { key: 'nextAt', title: t('nextRun'), width: 170, cell: ({ nextAt }) => formats.dateTime(nextAt) },
  {
    ...{ key: 'last', title: t('lastRun'), width: 170, isWide: true },
    cell: ({ lastRun }) => (lastRun ? t(`run.${lastRun.outcome}`) : formats.dateTime(null)),
  },
  {
    ...{ key: 'state', title: t('state'), width: 120 },
    cell: ({ state }) => <StateTag tone={tones[state]}>{t(`states.${state}`)}</StateTag>,
  },
]
