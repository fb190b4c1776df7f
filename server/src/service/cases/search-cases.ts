import type { RoomSearch } from '../../platform/operations'
import { findFew } from './store'

export const caseSearch: RoomSearch = {
  kind: 'case',
  may: 'cases.read',
  find: async (ctx, text, most) =>
    (await findFew(ctx, text, most)).map(({ id, number, holderName }) => ({
      ...{ id, label: number, hint: holderName, href: `/complexCase?case=${id}` },
    })),
}
