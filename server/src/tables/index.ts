export { addTableVersion, type NewTable, type NewVersion } from './add-table-version'
export { countActiveVersions } from './count-store'
export {
  freezeTables,
  type FrozenTable,
  keepTables,
  readFrozenTables,
  readRateTables,
  type ReadTable,
  type WantedVersions,
} from './read-rate-tables'
