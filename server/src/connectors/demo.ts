import type { CompanyCtx } from '../platform/operations'

export async function seedConnectorsDemo(_ctx: CompanyCtx) {}
