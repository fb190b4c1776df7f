export { versionOperations } from './operations'
export { ComparedVersions, Difference, HistoryEntry, HistoryView, Point, VersionView } from './schema'
