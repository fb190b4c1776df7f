import { languages } from '@coverwright/rules/languages'
import { z } from 'zod'
import { operation, Revision } from '../../platform'
import { BindingTarget, BindingView, DatasetView, ExtraNames } from './schema'
import { productsTopic } from '../topics'

const OfProduct = z.object({ productId: z.uuid() })
/** Titles come in the reader's language where the product speaks it. */
const ForReader = OfProduct.extend({ language: z.enum(languages).optional() })
const OnRevision = OfProduct.extend({ baseRevision: Revision })

export const datasetOperations = {
  get: operation({
    post: '/v1/dataSet/getDataset',
    may: 'products.read',
    takes: ForReader,
    gives: DatasetView,
    changesWith: [productsTopic],
    says: 'Every data name of a product: where it comes from, what it holds, where it is used',
  }),
  update: operation({
    post: '/v1/dataSet/updateDataset',
    may: 'products.write',
    takes: OnRevision.extend({ names: ExtraNames }),
    gives: DatasetView,
    writes: true,
    says: 'Replaces the names that no question asks for; one that is used cannot go',
  }),
  listBindings: operation({
    post: '/v1/dataSet/listBindings',
    may: 'products.read',
    takes: ForReader,
    gives: z.object({ revision: z.int(), bindings: z.array(BindingView), names: z.array(z.string()) }),
    changesWith: [productsTopic],
    says: 'Every place that takes a data name: questions, columns of tables, connectors',
  }),
  bind: operation({
    post: '/v1/dataSet/bindDataName',
    may: 'products.write',
    takes: OnRevision.extend({ target: BindingTarget, name: z.string().trim().max(4_000) }),
    gives: z.object({ revision: z.int(), bindings: z.array(BindingView), names: z.array(z.string()) }),
    writes: true,
    says: 'Binds one place to another data name',
  }),
} as const
