import fc, { type Arbitrary } from 'fast-check'
import { rowsOf } from './other-company'
import { ANYTHING, type Vocabulary } from './shape-arbitrary'
import type { SweepServer } from './sweep-server'

/** Enough of each kind that some are of either state. */
const EACH = 12

/**
 * The words of the company that is there: nonsense about a thing that does not exist is refused before anybody reads it.
 * An id, a slug or a hash comes from the column that its field is named after, an id also from that table; one in four
 * is of nothing.
 */
export async function vocabularyOf(server: SweepServer): Promise<Vocabulary> {
  const known = new Map<string, Set<string>>()
  const answerNames = new Set(ANYTHING.answerNames)
  const keep = (column: string, value: unknown) => {
    if (typeof value !== 'string') return
    const values = known.get(column) ?? new Set()
    if (values.size < EACH) known.set(column, values.add(value))
  }
  for (const [table, all] of await rowsOf(server, server.company)) {
    for (const row of all ? (JSON.parse(all) as Record<string, unknown>[]) : []) {
      for (const [column, value] of Object.entries(row)) keep(column, value)
      keep(`${table.replace(/s$/, '')}_id`, row['id'])
    }
    for (const [, name] of all.matchAll(/"dataName": ?"(\w+)"/g)) if (name) answerNames.add(name)
  }
  const knownFor = (field: string) => {
    const values = known.get(field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
    return values && fc.constantFrom(...values)
  }
  return {
    answerNames: [...answerNames],
    idFor: (field) => mostly(knownFor(field) ?? fc.uuid(), fc.uuid()),
    textFor: (field, otherwise) => mostly(knownFor(field) ?? otherwise, otherwise),
  }
}

const mostly = (usual: Arbitrary<string>, seldom: Arbitrary<string>) =>
  fc.oneof({ arbitrary: usual, weight: 3 }, { arbitrary: seldom, weight: 1 })
