import { brokenPasswordRules, passwordRefusal, passwordRuleNames } from '@coverwright/rules/company/identity'
import type { FormField } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import type { z } from 'zod'

type Typed = { password: string; repeatedPassword: string }

/** The password's rule, said at the field it is about. */
export function checkNewPassword({ password, repeatedPassword }: Typed, issues: z.RefinementCtx<Typed>) {
  const refusal = passwordRefusal(password, repeatedPassword)
  if (refusal) issues.addIssue({ code: 'custom', path: [refusal.field ?? 'password'], message: refusal.code })
}

/** A new password, twice, with its rules told while it is typed. */
export function useNewPasswordFields({ autoFocus = false } = {}): FormField[] {
  const t = useTexts('entry')
  const rules = (password: string) => {
    const broken = brokenPasswordRules(password)
    return passwordRuleNames.map((rule) => ({ label: t(`password.${rule}`), isMet: !broken.includes(rule) }))
  }
  return [
    { name: 'password', kind: 'password', label: t('password.label'), autoComplete: 'new-password', rules, autoFocus },
    { name: 'repeatedPassword', kind: 'password', label: t('password.again'), autoComplete: 'new-password' },
  ]
}
