import { ORDER, type Path, REST } from './path'
import { isObject, itemsOf, keysOf, restOf } from './pieces'
import type { Shape } from './shape'

/** The piece at a path; undefined where nothing is there. */
export function valueAt(document: unknown, path: Path, shape: Shape): unknown {
  const [name, ...rest] = path
  if (name === undefined) return document
  if (shape.kind === 'list') {
    const items = itemsOf(document) ?? []
    const keys = keysOf(items, shape)
    return name === ORDER ? keys : valueAt(items[keys.indexOf(name)], rest, shape.of)
  }
  if (!isObject(document) || shape.kind === 'whole') return undefined
  if (shape.kind === 'entries') return valueAt(document[name], rest, shape.of)
  return name === REST ? restOf(document, shape) : valueAt(document[name], rest, shape.of[name] as Shape)
}
