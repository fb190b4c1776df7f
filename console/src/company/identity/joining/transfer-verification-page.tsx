import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { FormSkeleton } from '@coverwright/ui/page'
import { CodeForm, EntryHalves, LinkOver, useTakenSecret } from '../entry'
import { useErrorWords } from '../../../platform/words'
import { NoTransfer } from './transfer-notice-page'
import { TRANSFER, useConfirmTransfer, useTransferNotice } from './use-joining'

/** The code goes to the mailbox of whoever was asked, so that a passed-on link changes nothing. */
export function TransferVerificationPage() {
  const link = useTakenSecret('link', TRANSFER)
  return <EntryHalves>{link ? <Verification link={link} /> : <NoTransfer />}</EntryHalves>
}

function Verification({ link }: { link: string }) {
  const t = useTexts('joining')
  const words = useErrorWords()
  const notice = useTransferNotice(link)
  const { sent, code, resend } = useConfirmTransfer(link)
  if (notice.error)
    return (
      <LinkOver link={link} error={notice.error} about={t('transfer.over')} onRetry={() => void notice.refetch()} />
    )
  if (!notice.data) return <FormSkeleton />
  return (
    <>
      <h1>{t('confirm.title')}</h1>
      <p className="sign-in-purpose">
        {sent ? t('confirm.sent', { sentTo: sent.sentTo }) : t('confirm.purpose', { company: notice.data.companyName })}
      </p>
      {sent ? (
        <CodeForm
          label={t('confirm.title')}
          submitLabel={t('confirm.submit')}
          submit={code}
          resendAt={sent.resendAt}
          resend={resend}
        />
      ) : (
        <>
          <Button
            type="primary"
            size="large"
            block
            loading={resend.isPending}
            onClick={() => void resend.send().catch(() => undefined)}
          >
            {t('confirm.send')}
          </Button>
          {Boolean(resend.error) && (
            <p className="sign-in-error" role="alert">
              {words(resend.error)}
            </p>
          )}
        </>
      )}
      <p className="sign-in-new">
        <Link className="cw-link" href="/transfer-notice">
          {t('confirm.back')}
        </Link>
      </p>
    </>
  )
}
