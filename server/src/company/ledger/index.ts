import { ledgerDiffers, ledgerOperations } from '@coverwright/contract/company/ledger'
import { bind, type Room } from '../../platform/operations'
import { compareDays } from './compare-days'
import { listLedgerLines } from './list-ledger-lines'

export type { NewJournal } from './journal'
export { postJournals } from './post-journals'
export { eraseLedger, listLinesOf, sumByDay, sumsOfJournals } from './store'

export const ledgerRoom: Room = {
  name: 'ledger',
  operations: bind(ledgerOperations, { listLedgerLines }),
  events: [ledgerDiffers],
  chores: [{ task: 'ledger.compareDays', cron: '41 2 * * *', run: compareDays }],
}
