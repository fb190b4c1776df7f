import type { FindingView, MendView, TableVersionView, TableView } from '@coverwright/contract/rating/tables'
import type { TableColumn } from '@coverwright/rules/rating/pricing'
import { useTexts } from '@coverwright/ui/locales'
import { Segments } from '@coverwright/ui/segments'
import { X } from 'lucide-react'
import { ComparePanel } from './compare-panel'
import { HistoryPanel } from './history-panel'
import { NextButton } from './next-button'
import { ProblemsPanel } from './problems-panel'
import type { useComparing, useFindings } from './use-editor-marks'
import type { OpenSheet } from './open-sheet'

const panels = ['problems', 'compare', 'history'] as const
export type PanelName = (typeof panels)[number]

type Props = {
  panel: PanelName
  opened: OpenSheet
  table: TableView
  version: TableVersionView
  columns: readonly TableColumn[]
  check: ReturnType<typeof useFindings>
  comparing: ReturnType<typeof useComparing>
  onPanel: (panel: PanelName) => void
  onClose: () => void
  onGo: (rowId: number, columnId?: string | null) => void
  onKeep: ((finding: FindingView) => Promise<boolean>) | undefined
  onMend: ((mend: MendView) => void) | undefined
}

/** Beside the rows: what is wrong, what is different, who did it. */
export function EditorPanel(props: Props) {
  const { check, columns, comparing, onClose, onGo, onKeep, onMend, onPanel, opened, panel, table, version } = props
  const t = useTexts('tables')
  return (
    <aside className="table-panel" aria-label={t(`panel.${panel}`)}>
      <header>
        <Segments
          label={t('panel.label')}
          options={panels.map((value) => ({ value, label: t(`panel.${value}`) }))}
          value={panel}
          onChange={onPanel}
        />
        <button type="button" className="cw-icon-button" aria-label={t('panel.close')} onClick={onClose}>
          <X size={16} />
        </button>
      </header>
      <div className="table-panel-body" tabIndex={0} role="region" aria-label={t(`panel.${panel}`)}>
        {panel === 'problems' && (
          <ProblemsPanel
            {...{ columns, onGo, onKeep, onMend }}
            check={check.check}
            error={check.error}
            isChecking={check.isChecking}
            onRetry={check.again}
            wasFaulty={check.wasFaulty}
            next={<NextButton {...{ opened, table, version }} />}
          />
        )}
        {panel === 'compare' && (
          <ComparePanel
            {...{ columns, onGo }}
            comparison={comparing.comparison}
            error={comparing.error}
            against={comparing.against}
            onRetry={comparing.again}
          />
        )}
        {panel === 'history' && <HistoryPanel opened={opened} tableId={table.id} />}
      </div>
    </aside>
  )
}
