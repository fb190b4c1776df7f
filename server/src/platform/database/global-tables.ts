/** Tables without a company, each with the reason why it has none. Every other table stands behind the tenant wall. */
export const GLOBAL_TABLES: Readonly<Record<string, string>> = {}
