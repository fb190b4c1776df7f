import type { TemplateRow } from '@coverwright/contract/design/templates'
import type { BuiltKind } from '@coverwright/rules/design/templates'

/** The screens of each kind of template. */
export const places = {
  email: {
    list: '/email-template-list',
    build: '/email-template-create',
    uses: '/email-template-use',
    system: '/email-system-template-list',
    one: '/email-system-template-create',
  },
  pdf: {
    list: '/pdf-template-list',
    build: '/pdf-template-create',
    uses: '/pdf-template-use',
    system: '/pdf-system-template-list',
    one: '/pdf-system-template-create',
  },
  page: {
    list: '/direct-page-template-list',
    build: '/direct-page-template-create',
    uses: '/direct-page-template-use',
    system: '/direct-page-system-template-list',
    one: '/direct-page-system-template-create',
  },
} as const satisfies Record<BuiltKind, unknown>

export const builderOf = (kind: BuiltKind, id: string) => `${places[kind].build}?template=${id}`
export const systemOneOf = (kind: BuiltKind, key: string) => `${places[kind].one}?of=${key}`
export const comparisonOf = (kind: BuiltKind, id: string) => `${builderOf(kind, id)}&compare=1`

/** What it was copied from has a newer version. */
export const hasNewer = ({ madeFrom }: Pick<TemplateRow, 'madeFrom'>) =>
  madeFrom !== null && madeFrom.newest > madeFrom.version
