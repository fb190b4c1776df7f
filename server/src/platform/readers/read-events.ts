import { inCompany, NIL_COMPANY } from '../database'
import type { JobParts } from '../jobs'
import type { Reader, Room } from '../operations'
import { listBehind } from './store'
import { takeTurn, type Turn } from './take-turn'

export function readersOf(rooms: readonly Room[]): Reader[] {
  const readers = rooms.flatMap((room) => room.readers ?? [])
  const names = readers.map(({ name }) => name)
  const twice = names.find((name, place) => names.indexOf(name) !== place)
  if (twice) throw new Error(`two readers are called ${twice}`)
  return readers
}

/** Every reader that has something due, in whichever company. */
export async function findTurns(parts: JobParts, readers: readonly Reader[]): Promise<Turn[]> {
  if (readers.length === 0) return []
  const now = parts.clock?.() ?? new Date()
  return inCompany(parts.database.server, NIL_COMPANY, async (db) => {
    const behind = await listBehind(db, await parts.listCompanies(db), readers, now)
    return behind.flatMap(({ company, reader: name }) => {
      const reader = readers.find((each) => each.name === name)
      return reader ? [{ company, reader }] : []
    })
  })
}

/** Reads all that is due now and comes back; says whether there was anything. For tests. */
export async function readEvents(parts: JobParts): Promise<boolean> {
  const readers = readersOf(parts.rooms)
  for (let rounds = 0; ; rounds++) {
    const turns = await findTurns(parts, readers)
    if (turns.length === 0) return rounds > 0
    for (const turn of turns) await takeTurn(parts, turn)
  }
}
