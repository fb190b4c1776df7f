import { identityOperations } from '@coverwright/contract/identity'
import { bind } from '../platform/operations'
import { getDomainType } from './get-domain-type'
import { loadMe } from './load-me'
import { refreshSession } from './refresh-session'
import { signIn } from './sign-in'
import { signOut } from './sign-out'

export const identityRoutes = [
  ...bind(identityOperations, { getDomainType, signIn, refreshSession, signOut, me: loadMe }),
]
