import { and, eq, ilike, ne, or, sql } from 'drizzle-orm'
import { containing } from '../../platform/database'
import type { RoomSearch } from '../../platform/operations'
import { people } from '../people'
import { members } from './tables'

/** By name or address. */
export const memberSearch: RoomSearch = {
  kind: 'member',
  may: 'members.read',
  find: async (ctx, text, most) => {
    const name = sql<string>`trim(${people.firstName} || ' ' || ${people.lastName})`
    const isCalledSo = or(ilike(name, containing(text)), ilike(people.email, containing(text)))
    const rows = await ctx.db
      .select({ id: members.id, name, email: people.email })
      .from(members)
      .innerJoin(people, eq(people.id, members.id))
      .where(and(eq(members.companyId, ctx.company), ne(members.state, 'erased'), isCalledSo))
      .orderBy(name)
      .limit(most)
    return rows.map(({ id, name: label, email }) => ({ id, label, hint: email, href: `/setting/member?id=${id}` }))
  },
}
