export { listAudit, listOwnAudit, listOwnEntries } from './list-audit'
