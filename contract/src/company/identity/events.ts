import { z } from 'zod'
import { event } from '../../platform'

export const companySignedUp = event({
  name: 'company.signedUp',
  says: 'Somebody proved their mailbox at the end of a sign-up: company, primary user and trial begin',
  carries: z.object({}),
})

/** From where, and with which browser, is in the audit log's entry of the same request, and only there. */
export const newDeviceProved = event({
  name: 'device.proved',
  says: 'A browser that was not known proved itself with a code from the mailbox of its person',
  carries: z.object({}),
})
