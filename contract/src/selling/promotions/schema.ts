import {
  codeOf,
  CODE_LENGTH,
  discountModes,
  isCode,
  MAX_QUANTITY,
  promotionStatuses,
} from '@coverwright/rules/selling/promotions'
import { isCurrency } from '@coverwright/rules/money'
import { z } from 'zod'

const Title = z.string().trim().min(1).max(80)
const Code = z
  .string()
  .max(80)
  .transform(codeOf)
  .refine(isCode, 'promotions.codeNotValid')
  .meta({ examples: ['SKY10'] })
const Worth = z.object({
  mode: z.enum(discountModes),
  value: z.number().min(-1e9).max(1e9),
  currency: z
    .string()
    .refine((currency) => isCurrency(currency), 'promotions.amountNotValid')
    .meta({ examples: ['HKD'] }),
})
/** Which sales it is good for; empty means every one. */
const Scope = z.object({ productId: z.uuid().or(z.literal('')), plan: z.string().trim().max(60) })
const Quantity = z.int().min(1).max(MAX_QUANTITY)
const DayOrNone = z.iso.date().or(z.literal(''))
const Time = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'promotions.timeNotValid')
  .meta({ examples: ['09:30'] })

/** Spec 5: an eVoucher has a name, a description, quantity, value, mode, start and expiration date and time. */
export const VoucherDraft = Worth.extend({
  ...{ title: Title, code: Code, ...Scope.shape, quantity: Quantity },
  description: z.string().trim().min(1).max(500),
  startsOn: z.iso.date(),
  startsTime: Time,
  expiresOn: z.iso.date(),
  expiresTime: Time,
  activeFrom: DayOrNone,
  activeUntil: DayOrNone,
})
export type VoucherDraft = z.infer<typeof VoucherDraft>

/** Spec 5: a coupon has a name, a promo code, a type and a usage count. A disposable one has codes of its own, each good once. */
export const CouponDraft = Worth.extend({
  ...{ title: Title, ...Scope.shape, quantity: Quantity },
  code: Code,
  isDisposable: z.boolean(),
  codeLength: z.int().min(CODE_LENGTH.min).max(CODE_LENGTH.max),
})
export type CouponDraft = z.infer<typeof CouponDraft>

const Kept = z.object({
  id: z.uuid(),
  /** Of the product that it is good for; empty where it is good for every one, or where the caller does not see it. */
  productName: z.string(),
  status: z.enum(promotionStatuses),
  used: z.int(),
  held: z.int(),
  revision: z.int(),
  updatedAt: z.iso.datetime(),
  may: z.array(z.enum(['edit', 'activate', 'deactivate', 'delete'])),
})

export const VoucherView = VoucherDraft.extend({ ...Kept.shape, code: z.string() })
export type VoucherView = z.infer<typeof VoucherView>
export const CouponView = CouponDraft.extend({ ...Kept.shape, code: z.string() })
export type CouponView = z.infer<typeof CouponView>
