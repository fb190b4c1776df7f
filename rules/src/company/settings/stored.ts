/** Settings as they lie in the database: the version that wrote them and the values that were set. */
export type Stored = { version: number; values: Readonly<Record<string, unknown>> }

/** Turns values of version n into values of version n + 1. */
export type Upgrade = (values: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>

/** What was set, in today's words; a value that no setting is called by is dropped. */
export function upgradeStored<Settings extends object>(
  stored: Stored | null,
  upgrades: readonly Upgrade[],
  defaults: Settings,
): Partial<Settings> {
  if (!stored) return {}
  const values = upgrades.slice(stored.version).reduce((older, upgrade) => upgrade(older), stored.values)
  const known = Object.entries(values).filter(([name, value]) => name in defaults && value !== undefined)
  return Object.fromEntries(known) as Partial<Settings>
}
