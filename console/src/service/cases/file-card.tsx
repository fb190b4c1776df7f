import type { CaseEntry, CaseView } from '@coverwright/contract/service/cases'
import type { CaseEntryKind } from '@coverwright/rules/service/cases'
import { Card } from '@coverwright/ui/card'
import { useFormats } from '@coverwright/ui/formats'
import { type T, useTexts } from '@coverwright/ui/locales'
import { Timeline, type TimelineEntry } from '@coverwright/ui/timeline'
import {
  CircleCheck,
  CircleX,
  Flag,
  Hand,
  MessageSquare,
  type LucideIcon,
  NotebookPen,
  UserRoundPlus,
} from 'lucide-react'
import { NoteBox } from './note-box'

const looks: Record<CaseEntryKind, readonly [LucideIcon, NonNullable<TimelineEntry['tone']>]> = {
  referred: [Flag, 'warning'],
  taken: [Hand, 'neutral'],
  handedOver: [UserRoundPlus, 'neutral'],
  note: [NotebookPen, 'neutral'],
  asked: [MessageSquare, 'primary'],
  accepted: [CircleCheck, 'success'],
  declined: [CircleX, 'danger'],
  rulesAccepted: [CircleCheck, 'success'],
  rulesDeclined: [CircleX, 'danger'],
}

/** What was said and done, the newest first; what is due stands above. */
export function FileCard({ view }: { view: CaseView }) {
  const t = useTexts('cases')
  const { money } = useFormats()
  const { number, state, dueAt, entries, may } = view
  const ahead: TimelineEntry[] =
    state === 'open' ? [{ key: 'due', at: dueAt, title: t('file.due'), about: t('file.dueAbout') }] : []
  const told = [...entries].reverse().map((entry) => entryOf(entry, t, money))
  return (
    <Card title={t('file.title')} beside={entries.length}>
      {may.includes('note') && <NoteBox caseId={view.id} />}
      <Timeline label={t('file.of', { number })} entries={told} ahead={ahead} />
    </Card>
  )
}

type SayMoney = (value: NonNullable<CaseEntry['total']>) => string

function entryOf(
  { place, kind, at, memberName, note, message, total, loadingPercent }: CaseEntry,
  t: T,
  money: SayMoney,
) {
  const [Icon, tone] = looks[kind]
  const loading = loadingPercent !== '0' ? t('file.loading', { percent: loadingPercent }) : ''
  const about = [total ? money(total) : '', loading].filter(Boolean).join(', ')
  return {
    key: String(place),
    at,
    title: t(`entry.${kind}`),
    ...(about ? { about } : {}),
    ...(memberName ? { who: memberName } : {}),
    icon: <Icon />,
    tone,
    shows: (message || note) && (
      <>
        {message && <p className="case-said case-to-buyer">{message}</p>}
        {note && <p className="case-said">{note}</p>}
      </>
    ),
  } satisfies TimelineEntry
}
