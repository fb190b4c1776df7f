import { z } from 'zod'
import { operation, type Operations } from '../../platform'
import { Code, Done, EmailAddress, NewPassword, Secret, TypedPassword } from './fields'

const sendResetCode = {
  may: 'anyone',
  writes: true,
  takes: z.object({ email: EmailAddress }),
  gives: z.object({ resendAfterSeconds: z.int() }),
  says: 'Sends a code to reset the password; the answer is the same for every address',
} as const

export const passwordOperations = {
  sendResetCode: operation({ post: '/v1/login/forgetPasswordV2', ...sendResetCode }),
  /** The older of two paths for one thing; the specification names both. */
  sendResetCodeOlder: operation({ post: '/v1/cognito/forgetPassword', ...sendResetCode }),
  verifyResetCode: operation({
    post: '/v1/login/verifyForgetCodeV2',
    may: 'anyone',
    writes: true,
    secret: true,
    takes: z.object({ email: EmailAddress, code: Code }),
    gives: z.object({ reset: Secret }),
    says: 'Takes the code and gives what a new password is set with',
  }),
  resetPassword: operation({
    post: '/v1/login/updatePasswordV2',
    may: 'anyone',
    writes: true,
    takes: z.object({ reset: Secret, ...NewPassword.shape }),
    gives: Done,
    says: 'Sets the new password and ends every session',
  }),
  changePassword: operation({
    post: '/v1/cognito/updatePassword',
    may: 'signedIn',
    writes: true,
    takes: z.object({ currentPassword: TypedPassword, ...NewPassword.shape }),
    gives: Done,
    says: 'Changes the own password and ends every other session',
  }),
} satisfies Operations
