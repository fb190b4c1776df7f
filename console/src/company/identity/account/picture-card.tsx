import type { Account } from '@coverwright/contract/company/identity'
import { Avatar } from '@coverwright/ui/avatar'
import { Button } from '@coverwright/ui/button'
import { Card } from '@coverwright/ui/card'
import { useTexts } from '@coverwright/ui/locales'
import { UploadZone, type UploadedFile } from '@coverwright/ui/upload'
import { useState } from 'react'
import { useUploadFor } from '../../media'
import { useToast } from '../../../platform/toast'
import { useUpdateAccount } from './use-account'

/** The own picture: takes effect everywhere as soon as it is up. */
export function PictureCard({ account }: { account: Account }) {
  const t = useTexts('account')
  const withToast = useToast()
  const update = useUpdateAccount()
  const uploading = useUploadFor('profilePicture')
  const [shown, setShown] = useState(0)
  const name = `${account.firstName} ${account.lastName}`.trim() || account.email
  const set = async (file: UploadedFile | null) => {
    const text = file ? t('picture.saved') : t('picture.removed')
    await withToast(() => update.mutateAsync({ pictureFile: file?.id ?? null }), { text })
    setShown((count) => count + 1)
  }
  return (
    <Card title={t('picture.title')}>
      <div className="account-card account-picture">
        <Avatar name={name} size={48} {...(account.pictureUrl ? { picture: account.pictureUrl } : {})} />
        <UploadZone
          key={shown}
          {...uploading}
          label={t('picture.upload')}
          onChange={(file) => file && void set(file)}
        />
        {account.pictureUrl && (
          <Button loading={update.isPending} onClick={() => void set(null)}>
            {t('picture.remove')}
          </Button>
        )}
      </div>
    </Card>
  )
}
