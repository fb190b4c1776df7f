import type { StrangerCtx } from '../../platform/operations'
import { type Asked, takenBy } from './check-company'

/** Whether a name or a licence number is taken; a company's name is no secret. */
export async function findCompany(
  ctx: StrangerCtx,
  input: Asked,
): Promise<{ nameTaken: boolean; licenceTaken: boolean }> {
  const { name, licence } = await takenBy(ctx, input)
  return { nameTaken: name !== undefined, licenceTaken: licence !== undefined }
}
