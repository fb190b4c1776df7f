import { z } from 'zod'

export const MAX_PAGE_SIZE = 200

/** What may be done with what is answered: `mayDo` of the server works it out, screens only read it. */
export const may = <const Act extends string>(...acts: readonly Act[]) => z.array(z.enum(acts))

/** How every list is answered. */
export const pageOf = <Row extends z.ZodType>(row: Row) => z.object({ rows: z.array(row), total: z.int().min(0) })
