import { z } from 'zod'
import { event } from '../../platform'

/** What was changed, and to what, is in the audit log's entry of the same request. */
export const companySettingsChanged = event({
  name: 'company.settingsChanged',
  says: 'Somebody changed the settings of the company',
  carries: z.object({}),
})
