import type { Patch as PatchShape } from '@coverwright/rules/drafts'
import { z } from 'zod'
import { may } from '../../platform'

const name = z.string().max(300)
const neighbour = name.nullable()

/** One piece of the form that is another now; a piece that is left out was not there, or is gone. */
export const FormPatch = z.object({
  path: z.array(name).min(1).max(12).readonly(),
  before: z.unknown().optional(),
  after: z.unknown().optional(),
  place: z.object({ after: neighbour, before: neighbour }).optional(),
}) satisfies z.ZodType<PatchShape>

const Person = z.object({ id: z.uuid(), name: z.string() })

/** Who has the form of a product open. */
export const EditingView = z.object({
  productId: z.uuid(),
  /** Whose changes are taken; null while nobody has it open to change it. */
  editor: Person.extend({ isMe: z.boolean(), since: z.iso.datetime() }).nullable(),
  /** The others who could change it and have it open. */
  lookers: z.array(Person),
  may: may('takeOver'),
})
export type EditingView = z.infer<typeof EditingView>
