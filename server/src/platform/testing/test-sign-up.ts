import { signUpOperations } from '@coverwright/contract/company/identity'
import { policyVersions } from '@coverwright/rules/company/identity'
import type { Caller } from './test-browser'
import { codeSentTo } from './test-mailbox'
import type { TestServer } from './test-server'

export const AGREED = {
  agreesToPrivacy: true,
  agreesToTerms: true,
  privacyVersion: policyVersions.privacy,
  termsVersion: policyVersions.terms,
} as const

export const CHOSEN_PASSWORD = { password: 'Right-Pass-1', repeatedPassword: 'Right-Pass-1' } as const

export const companyNamed = (name: string, licenceNumber = `LIC ${name}`) => ({
  companyName: name,
  licenceNumber,
  placeOfIncorporation: 'Hong Kong',
  businessType: 'broker' as const,
  title: 'Director',
})

/** The steps of a sign-up, each as a person takes it; `server` is asked for when a step runs. */
export function signUpSteps(server: () => TestServer) {
  const steps = {
    async begin(name: string, as?: Caller): Promise<string> {
      const begun = await server().call(signUpOperations.saveCompany, companyNamed(name), as ? { as } : {})
      if (!begun.data) throw new Error(begun.message)
      return begun.data.signUp
    },
    saveEmail: (signUp: string, email: string) =>
      server().call(signUpOperations.saveEmail, { signUp, firstName: 'Ann', lastName: 'Chan', email, ...AGREED }),
    sendPhoneCode: (signUp: string, phone: string) =>
      server().call(signUpOperations.sendPhoneCode, { signUp, countryCode: '+852', phone }),
    async provePhone(signUp: string, phone: string) {
      const sent = await steps.sendPhoneCode(signUp, phone)
      if (!sent.data) throw new Error(sent.message)
      const code = await codeSentTo(server(), `+852${phone}`)
      return server().call(signUpOperations.verifyPhoneCode, { signUp, code })
    },
    choosePassword: (signUp: string) => server().call(signUpOperations.createPassword, { signUp, ...CHOSEN_PASSWORD }),
    /** Everything but the proof of the mailbox. */
    async signUpWhole(name: string, email: string, phone: string): Promise<string> {
      const signUp = await steps.begin(name)
      await steps.saveEmail(signUp, email)
      await steps.provePhone(signUp, phone)
      const chosen = await steps.choosePassword(signUp)
      if (chosen.data?.step !== 'verifyEmail') throw new Error(chosen.message)
      return signUp
    },
  }
  return steps
}
