import type { TableVersionView, TableView } from '@coverwright/contract/rating/tables'
import type { TableColumn } from '@coverwright/rules/rating/pricing'
import { useTexts } from '@coverwright/ui/locales'
import { useCallback, useMemo, useState } from 'react'
import { ColumnsDialog } from './columns-dialog'
import { Conflicts } from './conflicts'
import { EditorPanel, type PanelName } from './editor-panel'
import { FindBar } from './find-bar'
import { joinMarks, NO_MARKS } from './grid-marks'
import { PasteProblems } from './paste-problems'
import { SheetStatus } from './sheet-status'
import { TableRows } from './table-rows'
import { TableToolbar } from './table-toolbar'
import { useColumnHeads } from './use-column-heads'
import { useComparing, useFindings } from './use-editor-marks'
import { useEditing } from './use-editing'
import { useKeepFinding } from './use-keep-finding'
import { useGridActs } from './use-grid-acts'
import { useScaling } from './use-scaling'
import { useMend } from './use-mend'
import { useIsWhole } from './use-rows'
import { useHeldTab, useSheet, useSheetFact } from './use-sheet'
import { useViewing } from './use-viewing'
import { useWidths } from './use-widths'

type Props = { table: TableView; version: TableVersionView; onChoose: (id: string) => void }

/** The rows of one version: looked at, and changed while it is a draft. */
export function TableEditor({ table, version, onChoose }: Props) {
  const t = useTexts('tables')
  const opened = useSheet(version, table.columns as readonly TableColumn[])
  const { columns, editing, selection, sheet } = opened
  const isWhole = useIsWhole(sheet)
  const isPasting = useSheetFact(opened, (one) => one.get().isPasting)
  const { view, viewing } = useViewing(sheet)
  const { change, forgive, goTo, paste, refused, replay, show } = useEditing(opened, view)
  const [panel, setPanel] = useState<PanelName | null>('problems')
  const [isFinding, setFinding] = useState(false)
  const [isChanging, setChanging] = useState(false)
  const [isTwoWay, setTwoWay] = useState(false)
  const scaling = useScaling(opened, change)
  const mayEdit = version.may.includes('edit') && !isPasting
  const check = useFindings(opened, version, panel === 'problems')
  const comparing = useComparing(opened, table, version, panel === 'compare')
  const keep = useKeepFinding(table, version, columns)
  const mend = useMend({ goTo, isChecking: check.isOld, opened, view })
  useHeldTab(opened)
  const compared = panel === 'compare' ? comparing.marks : NO_MARKS
  const marks = useMemo(() => joinMarks(check.marks, compared), [check.marks, compared])
  const { across, ...widths } = useWidths(table.id, sheet)
  const openColumns = useCallback(() => setChanging(true), [])
  const head = useColumnHeads({ columns, across, ...widths, isWhole, viewing, view, onColumns: mayEdit && openColumns })
  const acts = useGridActs({ opened, paste, replay, onFind: setFinding })
  return (
    <>
      <TableToolbar
        {...{ isFinding, isWhole, mayEdit, onChoose, opened, panel, replay, table, version, view }}
        counts={check.counts}
        onChanges={change}
        onColumns={openColumns}
        onFind={() => setFinding(!isFinding)}
        onScale={scaling.open}
        isTwoWay={isTwoWay}
        onTwoWay={() => setTwoWay(!isTwoWay)}
        onPanel={(name) => setPanel(panel === name ? null : name)}
      />
      {isFinding && (
        <FindBar {...{ mayEdit, opened, view }} onFound={show} onChanges={change} onClose={() => setFinding(false)} />
      )}
      <Conflicts opened={opened} onGo={goTo} onChanges={change} />
      <div className="table-work" data-panel={panel !== null}>
        <div className="table-grid">
          <TableRows
            {...{ across, editing, head, isTwoWay, isWhole, marks, mayEdit, opened, selection, sheet }}
            {...acts}
            sorting={viewing.sorting}
            label={t('grid.label', { table: table.name, number: version.number })}
            onChanges={change}
            onScale={scaling.open}
            onHistory={() => setPanel('history')}
          />
        </div>
        {panel && (
          <EditorPanel
            {...{ check, columns, comparing, opened, panel, table, version }}
            onPanel={setPanel}
            onClose={() => setPanel(null)}
            onGo={goTo}
            onKeep={keep}
            onMend={mayEdit ? mend : undefined}
          />
        )}
      </div>
      <SheetStatus {...{ opened, version }} />
      {refused && <PasteProblems refused={refused} sheet={sheet} onClose={forgive} />}
      {scaling.dialog}
      {isChanging && <ColumnsDialog {...{ opened, table }} onClose={() => setChanging(false)} />}
    </>
  )
}
