import { z } from 'zod'
import { event } from '../../platform'

export const ledgerDiffers = event({
  name: 'journal.sumsDiffer',
  says: 'The sums by day that are kept beside the ledger are not the sums of its lines',
  carries: z.object({ sums: z.int(), firstDate: z.iso.date() }),
})
