import type { RowChange, TableVersionView, TableView } from '@coverwright/contract/rating/tables'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Menu } from '@coverwright/ui/menu'
import {
  Columns3Cog,
  Ellipsis,
  FunnelX,
  GitCompareArrows,
  Grid3x3,
  History,
  Percent,
  Redo2,
  Rows3,
  Search,
  TriangleAlert,
  Undo2,
} from 'lucide-react'
import { countKey } from './check-counts'
import type { PanelName } from './editor-panel'
import { useSyncExternalStore } from 'react'
import { deleteRows, insertRows } from './sheet/fill'
import { keysOf } from './sheet/two-way'
import { ALL, type Viewing } from './sheet/make-view'
import type { OpenSheet } from './open-sheet'
import { useSheetFact } from './use-sheet'
import { useVersionActs } from './use-version-acts'

type Props = {
  table: TableView
  version: TableVersionView
  opened: OpenSheet
  mayEdit: boolean
  isWhole: boolean
  isFinding: boolean
  panel: PanelName | null
  counts: { hard: number; all: number } | null
  view: (viewing: Viewing) => void
  replay: (act: 'undo' | 'redo') => void
  onChanges: (changes: RowChange[]) => void
  onColumns: () => void
  onFind: () => void
  onScale: () => void
  isTwoWay: boolean
  onTwoWay: () => void
  onPanel: (panel: PanelName) => void
  onChoose: (id: string) => void
}

/** What can be done with the rows at the left, with the version at the right. */
export function TableToolbar(props: Props) {
  const { counts, isFinding, mayEdit, onColumns, onFind, onPanel, opened, panel, replay, view } = props
  const t = useTexts('tables')
  const { buttons, dialogs, more } = useVersionActs(props)
  const canUndo = useSheetFact(opened, ({ log }) => log.canUndo)
  const canRedo = useSheetFact(opened, ({ log }) => log.canRedo)
  const isViewed = useSyncExternalStore(opened.sheet.listen, () => opened.sheet.isViewed)
  return (
    <div className="table-tools" role="toolbar" aria-label={t('tools.label')}>
      {mayEdit && (
        <>
          <Button
            icon={<Undo2 size={15} />}
            aria-label={t('tools.undo')}
            title={t('tools.undo')}
            disabled={!canUndo}
            onClick={() => replay('undo')}
          />
          <Button
            icon={<Redo2 size={15} />}
            aria-label={t('tools.redo')}
            title={t('tools.redo')}
            disabled={!canRedo}
            onClick={() => replay('redo')}
          />
          <RowsMenu {...props} />
          <Button icon={<Columns3Cog size={15} />} onClick={onColumns}>
            {t('new.columns')}
          </Button>
          <ScaleButton {...props} />
        </>
      )}
      <TwoWayButton {...props} />
      <Button icon={<Search size={15} />} aria-pressed={isFinding} onClick={onFind}>
        {t('tools.find')}
      </Button>
      {isViewed && (
        <Button icon={<FunnelX size={15} />} onClick={() => view(ALL)}>
          {t('tools.showAll')}
        </Button>
      )}
      <span className="table-tools-gap" />
      <Button
        icon={<TriangleAlert size={15} />}
        aria-pressed={panel === 'problems'}
        danger={(counts?.hard ?? 0) > 0}
        onClick={() => onPanel('problems')}
      >
        {!counts
          ? t('panel.problems')
          : counts.all === 0
            ? t('list.sound')
            : t(countKey(counts), { count: counts.all })}
      </Button>
      <Button
        icon={<GitCompareArrows size={15} />}
        aria-pressed={panel === 'compare'}
        onClick={() => onPanel('compare')}
      >
        {t('panel.compare')}
      </Button>
      <Button icon={<History size={15} />} aria-pressed={panel === 'history'} onClick={() => onPanel('history')}>
        {t('panel.history')}
      </Button>
      <Menu
        label={t('tools.more')}
        align="end"
        trigger={(trigger) => <Button {...trigger} icon={<Ellipsis size={15} />} aria-label={t('tools.more')} />}
        items={more}
      />
      {buttons}
      {dialogs}
    </div>
  )
}

function ScaleButton({ onScale }: Props) {
  const t = useTexts('tables')
  return (
    <Button icon={<Percent size={15} />} onClick={onScale}>
      {t('tools.scale')}
    </Button>
  )
}

function TwoWayButton({ isTwoWay, onTwoWay, opened }: Props) {
  const t = useTexts('tables')
  if (!keysOf(opened.sheet)) return null
  return (
    <Button icon={<Grid3x3 size={15} />} aria-pressed={isTwoWay} onClick={onTwoWay}>
      {t('tools.twoWay')}
    </Button>
  )
}

function RowsMenu({ isWhole, onChanges, opened }: Props) {
  const t = useTexts('tables')
  const { selection, sheet } = opened
  const why = !isWhole ? t('grid.stillLoading') : sheet.isViewed ? t('tools.viewed') : undefined
  const add = (where: 'above' | 'below') => {
    const { bottom, top } = selection.selected
    onChanges(
      insertRows(sheet, where === 'above' ? top : Math.min(bottom, sheet.rowCount - 1), where, bottom - top + 1),
    )
  }
  const addAtEnd = () => onChanges(insertRows(sheet, sheet.rowCount - 1, 'below', 1))
  const remove = () => onChanges(deleteRows(sheet, selection.selected))
  const blocked = why === undefined ? {} : { blocked: why }
  return (
    <Menu
      label={t('tools.rows')}
      trigger={(trigger) => (
        <Button {...trigger} icon={<Rows3 size={15} />}>
          {t('tools.rows')}
        </Button>
      )}
      items={[
        { key: 'above', label: t('tools.insertAbove'), onSelect: () => add('above'), ...blocked },
        { key: 'below', label: t('tools.insertBelow'), onSelect: () => add('below'), ...blocked },
        { key: 'end', label: t('tools.insertEnd'), onSelect: addAtEnd, ...blocked },
        { key: 'line', separator: true },
        {
          key: 'delete',
          label: t('tools.deleteRows'),
          danger: true,
          onSelect: remove,
          ...(isWhole ? {} : { blocked: t('grid.stillLoading') }),
        },
      ]}
    />
  )
}
