/** `headers.0.name`: keys and places of rows, with dots between them. */
export const joinPath = (...steps: readonly (string | number)[]): string => steps.join('.')

export function readAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((inner, step) => (inner as Record<string, unknown> | undefined)?.[step], values)
}

/** The same values with another one there; nothing beside the path is copied. */
export function writeAt<Whole>(values: Whole, path: string, value: unknown): Whole {
  const [step = '', ...rest] = path.split('.')
  const inner =
    rest.length === 0 ? value : writeAt((values as Record<string, unknown>)[step] ?? {}, rest.join('.'), value)
  if (Array.isArray(values)) return values.map((each: unknown, at) => (at === Number(step) ? inner : each)) as Whole
  return { ...values, [step]: inner }
}

/** The same values without what stands there. */
export function dropAt<Whole>(values: Whole, path: string): Whole {
  const [step = '', ...rest] = path.split('.')
  const inner = (values as Record<string, unknown>)[step]
  if (rest.length > 0) return inner === undefined ? values : writeAt(values, step, dropAt(inner, rest.join('.')))
  const { [step]: _gone, ...others } = values as Record<string, unknown>
  return others as Whole
}

/** Whether one of the two paths stands at, above or below the other. */
export const isWithin = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`)
