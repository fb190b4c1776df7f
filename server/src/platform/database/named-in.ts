import type { AnyColumn } from 'drizzle-orm'

/** Where the name of a thing stands: a row of its company's. */
export type NamedIn = { company: AnyColumn; id: AnyColumn; name: AnyColumn }
