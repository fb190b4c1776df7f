import { type Account, passwordOperations } from '@coverwright/contract/company/identity'
import { brokenPasswordRules, passwordRefusal, passwordRuleNames } from '@coverwright/rules/company/identity'
import { Card } from '@coverwright/ui/card'
import { Form } from '@coverwright/ui/form'
import { useFormats } from '@coverwright/ui/formats'
import { type T, useTexts } from '@coverwright/ui/locales'
import { toast } from '@coverwright/ui/toast'
import { useState } from 'react'
import type { z } from 'zod'
import { useSubmit } from '../../../platform/queries'
import { useChangePassword } from './use-account'

/** The same rules as the server's, told before anything is sent. */
const NewPassword = passwordOperations.changePassword.takes.superRefine((typed, ctx) => {
  const refusal = passwordRefusal(typed.password, typed.repeatedPassword)
  if (refusal) ctx.addIssue({ code: 'custom', message: refusal.code, path: [refusal.field ?? 'password'] })
  if (typed.password !== '' && typed.password === typed.currentPassword)
    ctx.addIssue({ code: 'custom', message: 'identity.samePassword', path: ['password'] })
})

export function PasswordCard({ account }: { account: Account }) {
  const t = useTexts('account')
  useTexts('identity')
  const { date } = useFormats()
  const change = useChangePassword()
  const [changed, setChanged] = useState(0)
  const submit = useSubmit(async (typed: z.output<typeof NewPassword>) => {
    await change.mutateAsync(typed)
    toast({ text: t('password.saved') })
    setChanged((count) => count + 1)
  })
  return (
    <Card title={t('password.title')} beside={t('password.changed', { date: date(account.passwordChangedAt) })}>
      <div className="account-card">
        <Form
          {...submit}
          key={changed}
          schema={NewPassword}
          label={t('password.title')}
          initial={{ currentPassword: '', password: '', repeatedPassword: '' }}
          fields={[
            { name: 'currentPassword', kind: 'password', label: t('password.current') },
            {
              name: 'password',
              kind: 'password',
              label: t('password.new'),
              autoComplete: 'new-password',
              rules: rulesOf(t),
            },
            { name: 'repeatedPassword', kind: 'password', label: t('password.repeat'), autoComplete: 'new-password' },
          ]}
          note={<p className="account-note">{t('password.note')}</p>}
          submitLabel={t('password.submit')}
        />
      </div>
    </Card>
  )
}

const rulesOf = (t: T) => (password: string) => {
  const broken = brokenPasswordRules(password)
  return passwordRuleNames.map((rule) => ({ label: t(`rule.${rule}`), isMet: !broken.includes(rule) }))
}
