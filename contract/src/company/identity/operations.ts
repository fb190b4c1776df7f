import { z } from 'zod'
import { operation, type Operations } from '../../platform'
import { Done, Secret } from './fields'
import { DomainType, Me, SignIn, SignInStep, TokenSet } from './session-schema'
import { meTopic, sessionTopic } from './topics'

/** Coming in, staying in, going out. */
export const identityOperations = {
  getDomainType: operation({
    post: '/v1/login/getDomainType',
    may: 'anyone',
    signed: false,
    takes: z.object({}),
    gives: DomainType,
    says: 'The company type that the called host stands for',
  }),
  signIn: operation({
    post: '/v1/login/landingV2',
    may: 'anyone',
    writes: true,
    secret: true,
    takes: SignIn,
    gives: SignInStep,
    says: 'Signs in with email and password, or says which code is still needed',
  }),
  refreshSession: operation({
    post: '/v1/login/refreshToken',
    may: 'anyone',
    writes: true,
    secret: true,
    takes: z.object({ refreshToken: Secret, deviceKey: Secret }),
    gives: TokenSet,
    says: 'New tokens for the refresh token, which is then used up',
  }),
  signOut: operation({
    post: '/v1/login/signOut',
    may: 'signedIn',
    writes: true,
    takes: z.object({}),
    gives: Done,
    says: 'Ends this session',
  }),
  me: operation({
    post: '/v1/login/getUserData',
    may: 'signedIn',
    takes: z.object({}),
    gives: Me,
    changesWith: [meTopic, sessionTopic],
    says: 'Who is in, in which company, with which permissions',
  }),
} satisfies Operations
