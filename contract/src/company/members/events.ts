import { z } from 'zod'
import { event } from '../../platform'

export const memberJoined = event({
  name: 'member.joined',
  says: 'Somebody accepted an invitation and is a member now',
  carries: z.object({ joined: z.uuid(), roleIds: z.array(z.uuid()) }),
})

export const primaryTransferred = event({
  name: 'primaryRole.transferred',
  says: 'The primary role went from one member to another',
  carries: z.object({ fromMember: z.uuid(), toMember: z.uuid() }),
})
