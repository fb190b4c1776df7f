import { z } from 'zod'

export const MAX_PAGE_SIZE = 200

/** How every list is asked for. `sort` is a column name, with `-` before it for descending. */
export const PageQuery = z.object({
  page: z.int().min(1).max(1_000_000).default(1),
  pageSize: z.int().min(1).max(MAX_PAGE_SIZE).default(25),
  sort: z.string().max(64).optional(),
  filter: z
    .record(z.string().max(64), z.union([z.string().max(200), z.array(z.string().max(200)).max(50)]))
    .default({}),
  search: z.string().max(200).default(''),
})
export type PageQuery = z.infer<typeof PageQuery>

/** How every list is answered. */
export const pageOf = <Row extends z.ZodType>(row: Row) => z.object({ rows: z.array(row), total: z.int().min(0) })
