/** What logic can do to a journey. To decline, refer and call a connector are parts of a product that are worked out behind it. */
export type LogicAction =
  | { readonly kind: 'show'; readonly target: string }
  | { readonly kind: 'skipTo'; readonly page: string }
  | { readonly kind: 'setValue'; readonly name: string; readonly formula: string }
  | { readonly kind: 'require'; readonly target: string }

/** `on` is the page or question that carries the rule; an empty condition holds always. */
export type LogicRule = {
  readonly id: string
  readonly title: string
  readonly on: string
  readonly when: string
  readonly action: LogicAction
}

/** The journey as logic sees it: pages in order, each with its questions and their data names. */
export type JourneyOutline = { readonly pages: readonly OutlinePage[] }
export type OutlinePage = {
  readonly id: string
  readonly title: string
  readonly questions: readonly OutlineQuestion[]
}
export type OutlineQuestion = { readonly id: string; readonly title: string; readonly dataName: string | null }

/** Pages and questions that the rule points at. */
export function targetsOf(action: LogicAction): readonly string[] {
  if (action.kind === 'show' || action.kind === 'require') return [action.target]
  return action.kind === 'skipTo' ? [action.page] : []
}
