import { languages } from '@coverwright/rules/languages'
import { pageStates } from '@coverwright/rules/release/direct-pages'
import { z } from 'zod'
import { listOperation, liveTopic, may, oneOf, operation, type Operations } from '../../platform'
import { templatesTopic } from '../../design/templates'
import { DirectPageDraft, DirectPageView } from './schema'

export const directPagesTopic = liveTopic('directPages')

const One = z.object({ id: z.uuid() })
const read = { may: 'pages.read', changesWith: [directPagesTopic, templatesTopic] } as const
const write = { may: 'templates.write', gives: DirectPageView, writes: true } as const
/** What everybody can see is put there and taken away by those who publish products. */
const release = { may: 'publishing.release', takes: One, gives: DirectPageView, writes: true } as const

export const directPageOperations = {
  list: listOperation({
    ...read,
    post: '/v1/insurers/listDirectPages',
    rows: DirectPageView,
    more: { may: may('create'), lacks: z.enum(['trial', 'plan']).nullable() },
    searches: ['name', 'slug'],
    filters: { state: oneOf(pageStates) },
    tabs: 'state',
    sorts: ['name', 'updatedAt'],
    usual: '-updatedAt',
    says: 'The direct pages of the company with their visits and what was sold from them',
  }),
  get: operation({
    ...read,
    post: '/v1/insurers/getDirectPage',
    takes: One,
    gives: DirectPageView,
    says: 'One direct page',
  }),
  getChoices: operation({
    ...read,
    post: '/v1/insurers/getDirectPageChoices',
    takes: z.object({}),
    gives: z.object({
      templates: z.array(z.object({ id: z.uuid(), name: z.string(), languages: z.array(z.enum(languages)) })),
      shells: z.array(z.object({ id: z.uuid(), title: z.string(), path: z.string() })),
    }),
    says: 'What a page can be made of: templates that are ready, and products that are sold',
  }),
  create: operation({
    ...write,
    post: '/v1/insurers/createDirectPage',
    takes: DirectPageDraft,
    says: 'A page of a template at an address of its own; nobody sees it before it is published',
  }),
  update: operation({
    ...write,
    post: '/v1/insurers/updateDirectPage',
    takes: DirectPageDraft.extend(One.shape),
    says: 'Changes what a page shows, where it leads, or its address; what is online changes at once',
  }),
  publish: operation({
    ...release,
    post: '/v1/insurers/publishDirectPage',
    says: 'Puts a page before everybody',
  }),
  unpublish: operation({
    ...release,
    post: '/v1/insurers/unpublishDirectPage',
    says: 'Takes a page offline; its address stays its own',
  }),
  delete: operation({
    ...write,
    post: '/v1/insurers/deleteDirectPage',
    takes: One,
    gives: One,
    says: 'Deletes a page that is not online, with its address',
  }),
} satisfies Operations
