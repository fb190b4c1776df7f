export { ledgerDiffers } from './events'
export { LedgerLineView, ledgerOperations } from './operations'
