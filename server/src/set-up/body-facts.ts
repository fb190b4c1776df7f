import type { SetUpFacts, SetUpPart } from '../products'

/** Facts that the body itself tells, for parts whose room keeps nothing elsewhere. */
const fromBody = (part: SetUpPart['part'], look: (body: Opened) => SetUpFacts): SetUpPart => ({
  part,
  look: async (_ctx, { body }) => look(body),
})
type Opened = Parameters<SetUpPart['look']>[1]['body']

const missing = (code: string): SetUpFacts => ({ isDone: false, lines: [{ code }] })
const done = (code: string, values: Record<string, string | number> = {}): SetUpFacts => ({
  isDone: true,
  lines: [{ code, values }],
})
const sizeOf = (part: unknown, key?: string): number => {
  const list = key && typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[key] : part
  return Array.isArray(list) ? list.length : 0
}

export const connectors = fromBody('connectors', ({ connectors: bound }) =>
  sizeOf(bound, 'uses') === 0 ? missing('none') : done('bound', { count: sizeOf(bound, 'uses') }),
)
export const pricing = fromBody('pricing', (body) =>
  body.pricing === undefined ? missing('noRecipe') : done('recipe', { steps: sizeOf(body.pricing, 'steps') }),
)
export const underwriting = fromBody('underwriting', (body) =>
  body.underwriting === undefined ? missing('none') : done('guide', { rules: sizeOf(body.underwriting, 'rules') }),
)
export const bookImpact = fromBody('impact', (body) =>
  body.pricing === undefined ? missing('noRecipe') : done('ready'),
)
