import { languages } from '@coverwright/rules/languages'
import type { Body, InsuranceType } from '@coverwright/rules/design/products'
import type { CompanyCtx } from '../platform/operations'
import { openProduct } from '../design/products'
import { familyMedical, holidayTravel } from './waiting-products'

const waiting: readonly { name: string; insuranceType: InsuranceType; body: Body }[] = [
  { name: 'Family Medical', insuranceType: 'medical', body: familyMedical },
  { name: 'Holiday Travel', insuranceType: 'travel', body: holidayTravel },
]

/** Products beside the car that wait for their rate sheets. */
export async function seedWaitingDemo(ctx: CompanyCtx) {
  for (const product of waiting)
    await openProduct(ctx, {
      ...product,
      description: 'Questions and plans are there; its rates are still in a spreadsheet.',
      size: 'standard',
      currency: 'HKD',
      languages: [...languages],
      timeZone: 'Asia/Hong_Kong',
      ownerId: null,
    })
}
