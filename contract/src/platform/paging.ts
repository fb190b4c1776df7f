import { z } from 'zod'

export const MAX_PAGE_SIZE = 200

/** How every list is answered. */
export const pageOf = <Row extends z.ZodType>(row: Row) => z.object({ rows: z.array(row), total: z.int().min(0) })
