/** Tables whose rows are never changed or taken away: the server's role gets no right to, so no bug can. */
export const APPEND_ONLY_TABLES: readonly string[] = [
  'audit_log',
  'audit_things',
  'events',
  'journals',
  'ledger_lines',
  'system_template_versions',
]
