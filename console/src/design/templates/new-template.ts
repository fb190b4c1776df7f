import { momentNames, templateTags } from '@coverwright/rules/design/templates'
import { z } from 'zod'

/** What is asked before a template is begun; an empty start is an empty template. */
export const NewTemplate = z.object({
  name: z.string().trim().min(1).max(80),
  /** Not asked of a copy whose original says it. */
  tag: z.enum(templateTags).optional(),
  start: z.enum(['', ...momentNames]),
})
export type NewTemplate = z.infer<typeof NewTemplate>
