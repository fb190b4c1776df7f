/** Whether two values say the same, whatever the order of their keys; what is undefined is not there. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((part, at) => same(part, other[at]))
    )
  const [names, others] = [namesIn(one), namesIn(other)]
  return names.length === others.length && names.every((name) => same(valueOf(one, name), valueOf(other, name)))
}

const valueOf = (object: object, name: string): unknown => (object as Record<string, unknown>)[name]
const namesIn = (object: object) => Object.keys(object).filter((name) => valueOf(object, name) !== undefined)
