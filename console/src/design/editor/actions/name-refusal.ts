import { dataNameRefusal } from '@coverwright/rules/design/datasets'
import { type Body, nameUses } from '@coverwright/rules/design/products'
import { type Refusal, refusalOf } from '@coverwright/rules/kernel'
import { findPlaced, placedIn } from './places'

type Code =
  | 'datasets.nameShape'
  | 'datasets.nameReserved'
  | 'datasets.nameTaken'
  | 'datasets.fewOptions'
  | 'datasets.inUse'

/** Why a question cannot have this data name, or null. Conditions of the form follow a new name; prices and papers do not. */
export function renameRefusal(body: Body, id: string, name: string): Refusal<Code> | null {
  const placed = findPlaced(body.pages, id)
  if (!placed || placed.question.dataName === name) return null
  const shape = dataNameRefusal(name)
  if (shape) return shape
  const isTaken = placedIn(body.pages).some(
    ({ question, group }) => question.id !== id && group?.id === placed.group?.id && question.dataName === name,
  )
  if (isTaken) return refusalOf('datasets.nameTaken', { name })
  const before = placed.group ? `${placed.group.dataName}.${placed.question.dataName}` : placed.question.dataName
  const users = nameUses(body).filter(
    ({ where, names }) => where !== 'logic' && names.some((each) => speaks(each, before)),
  )
  if (users.length === 0) return null
  const list = [...new Set(users.map(({ title }) => title))].join(', ')
  return refusalOf('datasets.inUse', { name: placed.question.dataName, count: users.length, list })
}

const speaks = (used: string, name: string) => used === name || used.startsWith(`${name}.`)
