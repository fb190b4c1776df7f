/** A piece of a form that a company uses again: pages, or questions of one. */
export const componentKinds = ['page', 'questions'] as const
export type ComponentKind = (typeof componentKinds)[number]

export const MAX_COMPONENT_NAME = 80
/** More than this is a form of its own, and a product to copy. */
export const MAX_COMPONENT_QUESTIONS = 60
