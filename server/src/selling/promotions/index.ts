import type { CompanyCtx } from '../../platform/operations'
export async function holdPromotions(
  _c: CompanyCtx,
  _h: { orderId: string; discounts: readonly unknown[]; until: Date },
) {}
export async function usePromotions(_c: CompanyCtx, _u: { orderId: string }): Promise<boolean> {
  return true
}
export async function letGoPromotions(_c: CompanyCtx, _l: { orderIds: readonly string[] }) {}
