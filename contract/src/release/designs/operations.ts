import { productSizes } from '@coverwright/rules/design/products'
import { languages } from '@coverwright/rules/languages'
import { z } from 'zod'
import { operation } from '../../platform'
import { OfferView } from '../publishing'
import { ProductView } from '../../design/products'
import { TemplateBody, TemplateProduct, TemplateView, TemplateWanted } from './schema'

export const designOperations = {
  list: operation({
    post: '/v1/templatemodule/listTemplates',
    may: 'products.read',
    takes: z.object({ size: z.enum(productSizes).default('standard') }),
    gives: z.object({ templates: z.array(TemplateView) }),
    says: 'The templates that a product can begin with, one for each kind of insurance, and what each has in a size',
  }),
  get: operation({
    post: '/v1/templatemodule/getTemplate',
    may: 'products.read',
    takes: TemplateWanted,
    gives: TemplateBody,
    says: 'One template as the design it would begin with, to be looked at and tried',
  }),
  try: operation({
    post: '/v1/templatemodule/tryTemplate',
    may: 'products.read',
    takes: TemplateWanted.extend({
      language: z.enum(languages),
      answers: z.record(z.string().min(1).max(64), z.json()),
    }),
    gives: OfferView,
    says: 'What somebody with these answers would pay for a template, as its buyers will be told',
  }),
  create: operation({
    post: '/v1/templatemodule/createProduct',
    may: 'products.write',
    takes: TemplateProduct,
    gives: ProductView,
    writes: true,
    says: 'A new product that begins as a template: its design, rate tables in force, price, underwriting and tests',
  }),
} as const
