import { giftCardOperations as operations, type GiftCardView } from '@coverwright/contract/selling/gift-cards'
import type { GiftCardState } from '@coverwright/rules/selling/gift-cards'
import { type Formats, useFormats } from '@coverwright/ui/formats'
import { type Column, ListPage } from '@coverwright/ui/list'
import { type T, useTexts } from '@coverwright/ui/locales'
import { StateTag, type Tone } from '@coverwright/ui/state-tag'
import { Archive, Play, Plus, Shapes, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useList, useWrite } from '../../platform/queries'
import { useDelete, useToast } from '../../platform/toast'
import { GiftCardDialog } from './gift-card-dialog'

/** The gift cards of the company: what stands in the list, and what may be done to each. */
export function GiftCardsPage() {
  const t = useTexts('gift-cards')
  const [isCreating, setCreating] = useState(false)
  const act = useAct()
  return (
    <>
      <ListPage
        {...useList(operations.list)}
        title={t('title')}
        purpose={t('purpose')}
        action={{ act: 'create', label: t('form.open'), icon: <Plus />, onSelect: () => setCreating(true) }}
        filters={{ state: { label: t('column.state'), says: (state) => t(`states.${state}`) } }}
        columns={columnsOf(t, useFormats())}
        rowKey={(row) => row.id}
        rowName={(row) => row.title}
        open={(row, close) => <GiftCardDialog key={row.id} row={row} onClose={close} />}
        openAt="dialog"
        rowActions={(row) =>
          row.may
            .filter((may) => may !== 'edit')
            .map((key) => ({
              key,
              label: t(`acts.${key}`),
              icon: icons[key],
              danger: key === 'delete',
              onSelect: () => void act(key, row),
            }))
        }
        empty={{ picture: <Shapes size={24} />, title: t('empty.title'), about: t('empty.about') }}
      />
      {isCreating && <GiftCardDialog onClose={() => setCreating(false)} />}
    </>
  )
}

const icons = { activate: <Play />, retire: <Archive />, delete: <Trash2 /> }

/** Does what a row's menu offers, and says what became of it. */
function useAct() {
  const t = useTexts('gift-cards')
  const [withToast, remove] = [useToast(), useDelete()]
  const changeState = useWrite(operations.changeState, { refreshes: [operations.list] })
  const gone = useWrite(operations.delete, { refreshes: [operations.list] })
  return (act: keyof typeof icons, { id, title }: GiftCardView) =>
    act === 'delete'
      ? remove({ name: title, verb: t('acts.delete'), work: () => gone.mutateAsync({ id }) })
      : withToast(() => changeState.mutateAsync({ id, event: act }), { text: t(`done.${act}`, { title }) })
}

const tones: Record<GiftCardState, Tone> = { draft: 'info', active: 'success', retired: 'neutral' }

const columnsOf = (t: T, formats: Formats): Column<GiftCardView>[] => [
  { key: 'title', title: t('column.name'), isFixed: true, cell: (row) => row.title },
  {
    key: 'state',
    title: t('column.state'),
    width: 160,
    cell: ({ state }) => <StateTag tone={tones[state]}>{t(`states.${state}`)}</StateTag>,
  },
  {
    key: 'updatedAt',
    title: t('column.changed'),
    isWide: true,
    width: 140,
    cell: (row) => formats.date(row.updatedAt),
  },
]
