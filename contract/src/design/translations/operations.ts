import { languages } from '@coverwright/rules/languages'
import { z } from 'zod'
import { operation, Revision } from '../../platform'
import { TextWritten } from './schema'

const productId = z.uuid()

export const translationOperations = {
  saveTexts: operation({
    post: '/v1/wallproduct/saveTexts',
    may: 'products.write',
    takes: z.object({
      productId,
      /** What was read: of another draft nothing is written. */
      baseRevision: Revision.optional(),
      changes: z.array(TextWritten).min(1).max(5_000),
    }),
    gives: z.object({ revision: z.int() }),
    writes: true,
    says: 'Writes texts of a product in its languages, each over what was read of it; refused with all texts as they are now where others were first',
  }),
  confirmText: operation({
    post: '/v1/wallproduct/confirmText',
    may: 'products.write',
    takes: z.object({ productId, key: z.string().min(1).max(4_000), language: z.enum(languages) }),
    gives: z.object({}),
    writes: true,
    says: 'Says that a translation still fits although the text that it translates was changed since',
  }),
  setLanguages: operation({
    post: '/v1/wallproduct/updateProductLanguages',
    may: 'products.write',
    takes: z.object({
      productId,
      baseRevision: Revision,
      languages: z.array(z.enum(languages)).max(languages.length),
    }),
    gives: z.object({ revision: z.int() }),
    writes: true,
    says: 'What the next version of a product is sold in, its first language first; texts in a language that goes are kept',
  }),
} as const
