export { TableColumnView } from '../../design/parts'
export { CellView, RowView, TableColumns } from './column'
export { tableOperations } from './operations'
export {
  CellEditView,
  CellRefusalView,
  ChangesSince,
  CheckView,
  ComparisonView,
  FindingView,
  MendView,
  MOST_ROW_CHANGES,
  RowChange,
  SavedCells,
  TableChange,
  TableDraft,
  TableVersionView,
  TableView,
} from './schema'
export { tablesTopic } from './topics'
