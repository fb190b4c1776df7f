import { EmailAddress, NewPassword, PersonName, Title } from '@coverwright/contract/company/identity'
import type { InvitationView } from '@coverwright/contract/company/members'
import { useFormats } from '@coverwright/ui/formats'
import { Form } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { FormSkeleton } from '@coverwright/ui/page'
import { z } from 'zod'
import { checkNewPassword, EntryOutcome, EntryPage, LinkOver, useNewPasswordFields, useTakenSecret } from '../entry'
import { useIsSignedIn } from '../../../platform/session'
import { useRoleWords } from '../../../platform/words'
import { INVITATION, useAcceptInvitation, useInvitation } from './use-joining'

const agreed = z.literal(true, 'identity.agreementMissing')
const schema = z
  .object({
    email: EmailAddress,
    firstName: PersonName,
    lastName: PersonName,
    title: Title,
    ...NewPassword.shape,
    agreesToPrivacy: agreed,
    agreesToTerms: agreed,
  })
  .superRefine(checkNewPassword)

/** Arrives from the invitation's mail: says who invites, takes a name and a password, and is in. */
export function InvitationPage() {
  const link = useTakenSecret('link', INVITATION)
  return (
    <EntryPage>
      <div className="entry-narrow">{link ? <Invited link={link} /> : <NoInvitation />}</div>
    </EntryPage>
  )
}

function NoInvitation() {
  const t = useTexts('joining')
  const isSignedIn = useIsSignedIn()
  return (
    <EntryOutcome
      tone={isSignedIn ? 'done' : 'note'}
      title={isSignedIn ? t('invitation.inAlready') : t('invitation.nothing')}
      about={isSignedIn ? t('invitation.inAlreadyAbout') : t('invitation.nothingAbout')}
      action={isSignedIn ? { label: t('open'), href: '/home' } : { label: t('signIn'), href: '/' }}
    />
  )
}

function Invited({ link }: { link: string }) {
  const t = useTexts('joining')
  const answer = useInvitation(link)
  const { submit, joined } = useAcceptInvitation(link)
  if (joined !== null)
    return (
      <EntryOutcome
        tone="done"
        title={t('invitation.joined', { company: joined })}
        about={t('invitation.joinedAbout')}
        action={{ label: t('open'), href: '/home' }}
      />
    )
  if (answer.error)
    return (
      <LinkOver link={link} error={answer.error} about={t('invitation.over')} onRetry={() => void answer.refetch()} />
    )
  if (!answer.data) return <FormSkeleton />
  return <InvitationForm invitation={answer.data} submit={submit} />
}

type Props = {
  invitation: z.infer<typeof InvitationView>
  submit: ReturnType<typeof useAcceptInvitation>['submit']
}

function InvitationForm({ invitation, submit }: Props) {
  const t = useTexts('joining')
  const { list, deadline } = useFormats(invitation.clock)
  const roleWords = useRoleWords()
  const passwords = useNewPasswordFields()
  const { companyName, email, expiresAt, firstName, inviterName, lastName, roleNames, title } = invitation
  return (
    <>
      <h1>{t('invitation.title', { company: companyName })}</h1>
      <p className="sign-in-purpose">
        {t('invitation.purpose', { inviter: inviterName, roles: list(roleNames.map(roleWords)) })}
      </p>
      <Form
        {...submit}
        schema={schema}
        label={t('invitation.title', { company: companyName })}
        isLarge
        initial={{
          email,
          firstName,
          lastName,
          title,
          password: '',
          repeatedPassword: '',
          agreesToPrivacy: false,
          agreesToTerms: false,
        }}
        submitLabel={t('invitation.accept')}
        note={<PolicyLinks version={invitation.policies.privacy} until={deadline(expiresAt)} />}
        fields={[
          {
            name: 'email',
            kind: 'email',
            label: t('invitation.email'),
            help: t('invitation.emailHelp'),
            autoComplete: 'username',
          },
          {
            name: 'firstName',
            kind: 'text',
            label: t('invitation.firstName'),
            width: 'half',
            autoComplete: 'given-name',
          },
          {
            name: 'lastName',
            kind: 'text',
            label: t('invitation.lastName'),
            width: 'half',
            autoComplete: 'family-name',
          },
          {
            name: 'title',
            kind: 'text',
            label: t('invitation.jobTitle'),
            isOptional: true,
            autoComplete: 'organization-title',
          },
          ...passwords,
          { name: 'agreesToPrivacy', kind: 'check', label: t('invitation.privacy') },
          { name: 'agreesToTerms', kind: 'check', label: t('invitation.terms') },
        ]}
      />
    </>
  )
}

function PolicyLinks({ version, until }: { version: string; until: string }) {
  const t = useTexts('joining')
  return (
    <p className="entry-note">
      <a className="cw-link" href="/legal-privacy" target="_blank" rel="noreferrer">
        {t('invitation.readPrivacy')}
      </a>
      {' · '}
      <a className="cw-link" href="/ACM" target="_blank" rel="noreferrer">
        {t('invitation.readTerms')}
      </a>
      {' · '}
      {t('invitation.version', { version, until })}
    </p>
  )
}
