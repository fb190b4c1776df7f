import { type Thing, thingsIn } from '../../platform/audit'
import type { CompanyCtx, Room } from '../../platform/operations'
import { type EntryRow, presentEntry } from './present'
import { findNames, findPeopleNames, type Places } from './store'

/** Tells entries with the things they are about, by the names that these have now: nothing of a name is kept in the log. */
export const entryTeller = (places: Places) => async (ctx: CompanyCtx, rows: readonly EntryRow[]) => {
  const names = await namesOf(
    ctx,
    places,
    rows.flatMap(({ about }) => thingsIn(about)),
  )
  return rows.map((row) =>
    presentEntry(
      row,
      thingsIn(row.about).map((thing) => {
        const name = names.get(keyOf(thing))
        return name ? { ...thing, name } : thing
      }),
    ),
  )
}

/** Of every room that gives its things names. */
export const placesIn = (rooms: readonly Room[]): Places =>
  new Map(rooms.flatMap(({ names = {} }) => Object.entries(names)))

export type TellEntries = ReturnType<typeof entryTeller>

const keyOf = ({ kind, id }: Thing) => `${kind} ${id}`

async function namesOf(ctx: CompanyCtx, places: Places, things: readonly Thing[]) {
  const names = new Map<string, string>()
  for (const kind of new Set(things.map((thing) => thing.kind))) {
    const ids = [...new Set(things.filter((thing) => thing.kind === kind).map(({ id }) => id))]
    const place = places.get(kind)
    const found = kind === 'member' ? await findPeopleNames(ctx, ids) : place ? await findNames(ctx, place, ids) : []
    for (const { id, name } of found) names.set(keyOf({ kind, id }), name)
  }
  return names
}
