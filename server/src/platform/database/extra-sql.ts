/** Extensions that tables use; made before the migrations. Each is a trusted one, so its maker need not be superuser. */
export const EXTENSIONS = ['citext', 'pg_trgm'] as const

/** What the table definitions cannot say: functions and triggers. Run by the owner at every start, so idempotent. */
export const EXTRA_SQL: readonly string[] = []
