import { insuranceTypes, productSizes } from '@coverwright/rules/design/products'
import { languages } from '@coverwright/rules/languages'
import { isCurrency } from '@coverwright/rules/money'
import { z } from 'zod'
import { asStored } from '../../platform'
import { Texts } from '../../design/forms'
import { Body, ProductDraft } from '../../design/products'

/** A template as a gallery shows it. */
export const TemplateView = z.object({
  type: z.enum(insuranceTypes),
  name: Texts,
  about: Texts,
  brand: z.string(),
  pages: z.int(),
  questions: z.int(),
  plans: z.int(),
  addOns: z.int(),
  tables: z.int(),
  rules: z.int(),
  tests: z.int(),
})
export type TemplateView = z.infer<typeof TemplateView>

/** What a template is wanted as. */
export const TemplateWanted = z.object({
  type: z.enum(insuranceTypes),
  size: z.enum(productSizes),
  currency: z.string().refine(isCurrency),
  languages: z.array(z.enum(languages)).min(1).max(languages.length),
})

export const TemplateBody = z.object({ body: asStored(Body) })

/** The words of the ten types are the house's own, so no other type has a template. */
export const TemplateProduct = ProductDraft.omit({ typeWords: true }).partial({ currency: true })
