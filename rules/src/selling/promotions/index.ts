export {
  CODE_LENGTH,
  codeOf,
  type DiscountMode,
  discountModes,
  discountOf,
  isCode,
  MAX_QUANTITY,
  type PromotionKind,
  type PromotionState,
  type PromotionStatus,
  promotionStatuses,
  type PromotionTerms,
  termsRefusals,
} from './promotion'
export {
  type PromotionAct,
  promotionActRefusal,
  promotionLife,
  promotionStatus,
  type RedeemingCode,
  redeemingRefusal,
} from './redeeming'
