import type { FindingView, TableVersionView, TableView } from '@coverwright/contract/tables'
import type { TableColumn } from '@coverwright/rules/pricing'
import { useUnsaved } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { useCallback, useMemo, useState } from 'react'
import { ColumnHead } from './column-head'
import { EditorPanel, type PanelName } from './editor-panel'
import { FindBar } from './find-bar'
import { Grid } from './grid'
import { joinMarks, NO_MARKS } from './grid-marks'
import { PasteProblems } from './paste-problems'
import { SheetStatus } from './sheet-status'
import { TableToolbar } from './table-toolbar'
import { useComparing, useFindings } from './use-editor-marks'
import { useEditing } from './use-editing'
import { useKeepFinding } from './use-keep-finding'
import { useLoadedRows } from './use-rows'
import { useSheet } from './use-sheet'
import { useViewing } from './use-viewing'

type Props = { table: TableView; version: TableVersionView; onChoose: (id: string) => void }

/** The rows of one version: looked at, and changed while it is a draft. */
export function TableEditor({ table, version, onChoose }: Props) {
  const t = useTexts('tables')
  const columns = table.columns as readonly TableColumn[]
  const { opened, state, reopen } = useSheet(version, columns)
  const { selection, sheet } = opened
  const isWhole = useLoadedRows(sheet) === sheet.rowCount
  const { view, viewing } = useViewing(sheet)
  const { change, forgive, goTo, paste, refused, replay, show } = useEditing(opened, view)
  const [panel, setPanel] = useState<PanelName | null>('problems')
  const [isFinding, setFinding] = useState(false)
  const mayEdit = version.may.includes('edit') && !state.isStale
  const check = useFindings(version, state.saves, panel === 'problems')
  const comparing = useComparing(table, version, state.saves, panel === 'compare')
  const keep = useKeepFinding(table, version)
  useUnsaved(state.saving !== 'saved')
  const marks = useMemo(
    () => joinMarks(check.marks, panel === 'compare' ? comparing.marks : NO_MARKS),
    [check.marks, comparing.marks, panel],
  )
  const want = useCallback((place: number) => opened.loader.want(place), [opened])
  const blocked = isWhole ? undefined : t('grid.stillLoading')
  const head = (at: number) => (
    <ColumnHead {...{ at, blocked, viewing }} column={columns[at] as TableColumn} onView={view} />
  )
  return (
    <>
      <TableToolbar
        {...{ isFinding, isWhole, mayEdit, onChoose, opened, panel, replay, table, version, view }}
        counts={check.counts}
        onChanges={change}
        onFind={() => setFinding(!isFinding)}
        onPanel={(name) => setPanel(panel === name ? null : name)}
      />
      {isFinding && (
        <FindBar
          {...{ mayEdit, selection, sheet }}
          onFound={show}
          onChanges={change}
          onClose={() => setFinding(false)}
        />
      )}
      <div className="table-work" data-panel={panel !== null}>
        <div className="table-grid">
          <Grid
            {...{ head, marks, mayEdit, selection, sheet }}
            label={t('grid.label', { table: table.name, number: version.number })}
            onChanges={change}
            onUndo={() => replay('undo')}
            onRedo={() => replay('redo')}
            onFind={() => setFinding(true)}
            onPaste={paste}
            onWant={want}
          />
        </div>
        {panel && (
          <EditorPanel
            {...{ check, columns, comparing, opened, panel, table }}
            onPanel={setPanel}
            onClose={() => setPanel(null)}
            onGo={goTo}
            onKeep={keep && ((finding: FindingView) => void keep(finding, columns))}
          />
        )}
      </div>
      <SheetStatus
        {...{ opened, state, version }}
        onRetry={() => void opened.queue.flush()}
        onReopen={() => void reopen()}
      />
      {refused && <PasteProblems refused={refused} sheet={sheet} onClose={forgive} />}
    </>
  )
}
