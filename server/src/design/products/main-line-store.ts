import { MAIN_DRAFT } from '@coverwright/rules/design/products'
import { desc, eq, or, sql } from 'drizzle-orm'
import { bodies } from './tables'

/** What is published, and the main draft: named drafts are for those who chose one. */
export const isMainLine = or(eq(bodies.state, 'published'), eq(bodies.draftName, MAIN_DRAFT))
/** The draft before what was published, whatever their numbers are. */
export const draftFirst = [desc(sql`${bodies.state} = 'draft'`), desc(bodies.number)] as const
