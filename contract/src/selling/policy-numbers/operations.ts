import { policyNumberStatuses } from '@coverwright/rules/selling/policy-numbers'
import { z } from 'zod'
import { listOperation, may, oneOf, operation } from '../../platform'
import { DesignDraft, DesignView, NumberPreview, PolicyNumberDesign } from './schema'
import { productsTopic } from '../../design/products'
import { policyNumbersTopic } from './topics'

const One = z.object({ id: z.uuid() })
const Connection = One.extend({ productId: z.uuid() })

export const policyNumberOperations = {
  listScopes: listOperation({
    post: '/v1/number/listScopes',
    may: 'products.read',
    rows: DesignView,
    more: { may: may('create') },
    searches: ['title'],
    filters: { status: oneOf(policyNumberStatuses) },
    tabs: 'status',
    sorts: ['title', 'updatedAt'],
    usual: '-updatedAt',
    pagedByHeaders: true,
    changesWith: [policyNumbersTopic, productsTopic],
    says: "The company's policy number designs; paged by the headers nowPage and pageSize",
  }),
  getDesign: operation({
    post: '/v1/number/getDesign',
    may: 'products.read',
    takes: One,
    gives: DesignView,
    says: 'One design with its state, its products and what is left of it',
  }),
  createDesign: operation({
    post: '/v1/number/createDesign',
    may: 'products.write',
    takes: DesignDraft,
    gives: DesignView,
    writes: true,
    says: 'A new design; refused when it could print a number of another',
  }),
  updateDesign: operation({
    post: '/v1/number/updateDesign',
    may: 'products.write',
    takes: DesignDraft.extend({ id: z.uuid() }),
    gives: DesignView,
    writes: true,
    says: 'Changes a design; never below an earlier start, and not while it is published and has numbers left',
  }),
  deleteDesign: operation({
    post: '/v1/number/deleteDesign',
    may: 'products.write',
    takes: One,
    gives: One,
    writes: true,
    says: 'Deletes a design that nothing is connected to and no number was given from',
  }),
  connectProduct: operation({
    post: '/v1/number/connectProduct',
    may: 'products.write',
    takes: Connection,
    gives: DesignView,
    writes: true,
    says: 'Lets a product take its policy numbers from a design',
  }),
  disconnectProduct: operation({
    post: '/v1/number/disconnectProduct',
    may: 'products.write',
    takes: Connection,
    gives: DesignView,
    writes: true,
    says: 'Ends that; refused for a product that is published',
  }),
  previewNumbers: operation({
    post: '/v1/number/previewNumbers',
    may: 'products.read',
    takes: z.object({ id: z.uuid().optional(), title: z.string().max(80).default(''), design: PolicyNumberDesign }),
    gives: NumberPreview,
    says: 'The next numbers of a design as it would be, and everything against it',
  }),
} as const
