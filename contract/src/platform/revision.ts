import { z } from 'zod'

/** The state of a thing that a change was made on; no larger than the database counts. */
export const Revision = z.int().min(1).max(2_147_483_647)
