import { type Account, AccountChange } from '@coverwright/contract/company/identity'
import { NOTHING } from '@coverwright/ui/formats'
import { Card } from '@coverwright/ui/card'
import { Form } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { toast } from '@coverwright/ui/toast'
import type { z } from 'zod'
import { useSubmit } from '../../../platform/queries'
import { PictureCard } from './picture-card'
import { useUpdateAccount } from './use-account'
import { WithAccount } from './with-account'

const Profile = AccountChange.pick({ firstName: true, lastName: true, title: true })

export function ProfilePart() {
  return (
    <WithAccount>
      {(account) => (
        <>
          <PictureCard account={account} />
          <ProfileCard account={account} />
        </>
      )}
    </WithAccount>
  )
}

function ProfileCard({ account }: { account: Account }) {
  const t = useTexts('account')
  useTexts('identity')
  const update = useUpdateAccount()
  const submit = useSubmit(async (profile: z.output<typeof Profile>) => {
    await update.mutateAsync(profile)
    toast({ text: t('profile.saved') })
  })
  return (
    <Card title={t('profile.title')}>
      <div className="account-card">
        <dl className="account-facts">
          <dt>{t('profile.email')}</dt>
          <dd>{account.email}</dd>
          <dt>{t('profile.phone')}</dt>
          <dd>{account.phone || NOTHING}</dd>
        </dl>
        <Form
          {...submit}
          schema={Profile}
          label={t('profile.title')}
          initial={{ firstName: account.firstName, lastName: account.lastName, title: account.title }}
          fields={[
            { name: 'firstName', kind: 'text', label: t('profile.firstName'), maxLength: 80, width: 'half' },
            { name: 'lastName', kind: 'text', label: t('profile.lastName'), maxLength: 80, width: 'half' },
            { name: 'title', kind: 'text', label: t('profile.jobTitle'), maxLength: 80, isOptional: true },
          ]}
          submitLabel={t('profile.submit')}
        />
      </div>
    </Card>
  )
}
