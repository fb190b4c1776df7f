import type { BodyView, DraftView } from '@coverwright/contract/design/products'
import { useTexts } from '@coverwright/ui/locales'
import { Menu, type MenuItem } from '@coverwright/ui/menu'
import { ChevronDown, Files, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { DraftNameDialog } from './draft-name-dialog'
import { useDraftActs, useDraftList } from './use-drafts'
import './draft-chooser.css'

/** Which draft is worked on, and the others: 'Draft: current'. */
export function DraftChooser({ body }: { body: BodyView }) {
  const t = useTexts('products')
  const { productId } = body
  const { data } = useDraftList(productId)
  const acts = useDraftActs(productId)
  const [naming, setNaming] = useState<'create' | 'rename'>()
  if (!data || (data.drafts.length < 2 && data.may.length === 0)) return null
  const called = ({ name }: Pick<DraftView, 'name'>) => name || t('drafts.main')
  const chosen = data.drafts.find(({ id }) => id === body.id)
  const label = chosen ? t('drafts.label', { name: called(chosen) }) : t('drafts.none')
  const nameNew = async () => {
    if (await acts.isSettled()) setNaming('create')
  }
  const items: MenuItem[] = [
    ...data.drafts.map((draft) => ({
      ...{ key: draft.id, label: called(draft), hint: t('drafts.version', { number: draft.number }) },
      checked: draft === chosen,
      onSelect: () => draft !== chosen && void acts.choose(draft.id, called(draft)),
    })),
    ...(data.drafts.length > 0 && (data.may.length > 0 || (chosen?.may.length ?? 0) > 0)
      ? [{ key: 'line', separator: true as const }]
      : []),
    ...(data.may.includes('create')
      ? [{ key: 'create', label: t('drafts.create'), icon: <Plus />, onSelect: () => void nameNew() }]
      : []),
    ...(chosen?.may.includes('rename')
      ? [{ key: 'rename', label: t('drafts.rename'), icon: <Pencil />, onSelect: () => setNaming('rename') }]
      : []),
    ...(chosen?.may.includes('delete')
      ? [
          {
            ...{ key: 'delete', label: t('drafts.delete'), icon: <Trash2 />, danger: true },
            onSelect: () => void acts.remove(chosen.id, chosen.name),
          },
        ]
      : []),
  ]
  return (
    <>
      <Menu
        label={t('drafts.menu')}
        items={items}
        trigger={(props) => (
          <button type="button" {...props} className="draft-chooser">
            <Files size={14} aria-hidden />
            <span className="cw-cut">{label}</span>
            <ChevronDown size={14} aria-hidden />
          </button>
        )}
      />
      {naming && (
        <DraftNameDialog
          {...{ productId, data }}
          renamed={naming === 'rename' ? chosen : undefined}
          onClose={() => setNaming(undefined)}
        />
      )}
    </>
  )
}
