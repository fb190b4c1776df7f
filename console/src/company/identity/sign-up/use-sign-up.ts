import { signUpOperations, type SignUpView } from '@coverwright/contract/company/identity'
import { useNavigate } from '@coverwright/ui/navigation'
import { useLanguage } from '@coverwright/ui/locales'
import { keyOf, queryClient, useOperation, useSubmit, useWrite } from '../../../platform/queries'
import { tabStorage } from '../../../platform/storage'
import { pathOf } from './sign-up-steps'

/** Spec 3 has the sign-up among what the session holds: it ends with the tab, and the mail goes on with it elsewhere. */
export const SIGN_UP = 'signUp'

/** The address that an invitation to a trial was sent to: a start, which can be changed. */
export const INVITED_EMAIL = 'invitedEmail'
export const invitedEmail = () => tabStorage.getItem(INVITED_EMAIL) ?? ''

export const forgetSignUp = () => tabStorage.removeItem(SIGN_UP)

/** The sign-up as far as it has come. */
export const useSignUpView = (signUp: string | null) =>
  useOperation(signUpOperations.getSignUp, { signUp: signUp ?? '' }, { enabled: signUp !== null })

/** What the server answered is what every step shows from now on. */
const keepView = (signUp: string, view: SignUpView) =>
  queryClient.setQueryData(keyOf(signUpOperations.getSignUp, { signUp }), view)

function useGoOn() {
  const navigate = useNavigate()
  return (signUp: string, view: SignUpView) => {
    keepView(signUp, view)
    navigate(pathOf(view.step))
  }
}

type Typed<Name extends keyof typeof signUpOperations> = Omit<
  Parameters<ReturnType<typeof useWrite<(typeof signUpOperations)[Name]>>['mutateAsync']>[0],
  'signUp'
>

export function useSaveCompany(signUp: string | null) {
  const save = useWrite(signUpOperations.saveCompany)
  const goOn = useGoOn()
  return useSubmit(async (company: Typed<'saveCompany'>) => {
    const saved = await save.mutateAsync({ ...company, ...(signUp ? { signUp } : {}) })
    tabStorage.setItem(SIGN_UP, saved.signUp)
    goOn(saved.signUp, saved.view)
  })
}

/** Somebody who had come to the last step and changes the address is sent the mail that verifies the new one. */
export function useSaveEmail(signUp: string) {
  const save = useWrite(signUpOperations.saveEmail)
  const resend = useWrite(signUpOperations.resendVerification)
  const goOn = useGoOn()
  const { language } = useLanguage()
  return useSubmit(async (typed: Omit<Typed<'saveEmail'>, 'language'>) => {
    const view = await save.mutateAsync({ ...typed, language, signUp })
    if (view.step === 'verifyEmail') await resend.mutateAsync({ email: typed.email })
    goOn(signUp, view)
  })
}

export function useCreatePassword(signUp: string) {
  const create = useWrite(signUpOperations.createPassword)
  const goOn = useGoOn()
  return useSubmit(async (typed: Typed<'createPassword'>) => {
    goOn(signUp, await create.mutateAsync({ ...typed, signUp }))
  })
}

export const useResendVerification = () => useWrite(signUpOperations.resendVerification)

export const useVerifyEmail = () => useWrite(signUpOperations.verifyEmail)
