import type { Body } from '../../design/products'

/** Where a table is used: the part of the body, what people call the step or rule that asks it, and the columns it names. */
export type TableUsage = {
  readonly part: 'pricing' | 'underwriting'
  readonly title: string
  readonly columns: readonly string[]
}

/** The steps of a recipe and the tables of a guide that ask it. */
export function usesOfTable(
  { pricing, underwriting }: Pick<Body, 'pricing' | 'underwriting'>,
  key: string,
): TableUsage[] {
  const steps = [...(pricing?.steps ?? []), ...(pricing?.addOns ?? []).flatMap((addOn) => addOn.steps)]
  return [
    ...steps.flatMap((step): TableUsage[] =>
      step.kind === 'lookUp' && step.table === key
        ? [{ part: 'pricing', title: step.title || step.name, columns: columnsOf(step.inputs, [step.column]) }]
        : [],
    ),
    ...(underwriting?.tables ?? []).flatMap(({ table, title, inputs, columns }): TableUsage[] =>
      table === key
        ? [{ part: 'underwriting', title: title || key, columns: columnsOf(inputs, Object.values(columns)) }]
        : [],
    ),
  ]
}

/** Those that are fed, and those that are read. */
function columnsOf(inputs: Readonly<Record<string, string>>, read: readonly (string | undefined)[]): string[] {
  const fed = Object.entries(inputs).flatMap(([id, from]) => (from === '' ? [] : [id]))
  return [...new Set([...fed, ...read.flatMap((id) => id || [])])]
}
