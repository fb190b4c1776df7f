import { type WizardDraft as WizardShape, wizardStarts, wizardSteps } from '@coverwright/rules/release/designs'
import { insuranceTypes, MAX_PRODUCT_NAME, MAX_TYPE_WORDS, productSizes } from '@coverwright/rules/design/products'
import { languages } from '@coverwright/rules/languages'
import { isCurrency } from '@coverwright/rules/money'
import { z } from 'zod'
import { asStored, operation, shapeOf } from '../../platform'
import { Look, ProductView } from '../../design/products'

/** What was chosen so far; nothing of it has to be there yet. */
export const WizardDraft = shapeOf<WizardShape>()(
  z.object({
    step: z.enum(wizardSteps),
    insuranceType: z.enum(insuranceTypes).nullable(),
    typeWords: z.string().max(MAX_TYPE_WORDS),
    size: z.enum(productSizes),
    start: z.enum(wizardStarts),
    name: z.string().max(MAX_PRODUCT_NAME),
    description: z.string().max(1_000),
    currency: z.string().refine(isCurrency),
    languages: z.array(z.enum(languages)).max(languages.length),
    look: Look.nullable(),
  }),
)

const KeptWizard = z.object({ draft: asStored(WizardDraft).nullable(), savedAt: z.iso.datetime().nullable() })

export const wizardOperations = {
  get: operation({
    post: '/v1/templatemodule/getWizard',
    may: 'products.write',
    takes: z.object({}),
    gives: KeptWizard,
    says: 'What the caller chose so far of a product that is not made yet; null where nothing was begun',
  }),
  save: operation({
    post: '/v1/templatemodule/saveWizard',
    may: 'products.write',
    takes: z.object({ draft: WizardDraft }),
    gives: KeptWizard.pick({ savedAt: true }),
    writes: true,
    says: 'Keeps what was chosen, to be gone on with on any device',
  }),
  discard: operation({
    post: '/v1/templatemodule/discardWizard',
    may: 'products.write',
    takes: z.object({}),
    gives: z.object({}),
    writes: true,
    says: 'Forgets what was chosen',
  }),
  finish: operation({
    post: '/v1/templatemodule/finishWizard',
    may: 'products.write',
    takes: z.object({ draft: WizardDraft }),
    gives: ProductView,
    writes: true,
    says: 'Makes the product of what was chosen, from its template or blank, in its look; what was kept is forgotten',
  }),
} as const
