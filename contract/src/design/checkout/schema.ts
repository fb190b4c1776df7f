import { languages } from '@coverwright/rules/languages'
import { z } from 'zod'
import { asStored } from '../../platform'
import { Texts } from '../forms'
import { SaleTerms } from '../parts'

/** A question that the terms of a sale may speak of. */
const Named = z.object({ dataName: z.string(), title: Texts })

export const CheckoutView = z.object({
  productId: z.uuid(),
  revision: z.int(),
  currency: z.string(),
  languages: z.array(z.enum(languages)),
  /** Null while the product is sold on the usual terms. */
  sale: asStored(SaleTerms).nullable(),
  days: z.array(Named),
  lengths: z.array(Named),
  /** What buyers are asked to declare in the summary; it is written with the plans. */
  declarations: z.array(z.object({ id: z.string(), text: Texts, isRequired: z.boolean() })),
  may: z.array(z.literal('edit')),
})
export type CheckoutView = z.infer<typeof CheckoutView>
