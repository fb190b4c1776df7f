type Letter = { subject: string; lines: readonly string[]; action?: string }

/** Every letter of people, companies and members. A code in `values` is drawn large below the lines. */
const letters = {
  billPaid: {
    subject: 'Invoice {number}: {total} paid',
    lines: ['Thank you. {total} was paid, and what you ordered is yours now. Invoice and receipt are attached.'],
    action: 'See your orders',
  },
  domainEnds: {
    subject: '{domain} ends within {days} days',
    lines: ['The domain {domain} of {company} is paid for until {until}. After that day nothing is shown there.'],
    action: 'See the domain',
  },
  certificateEnds: {
    subject: 'The certificate of {domain} ends within {days} days',
    lines: ['The certificate of {domain} is valid until {until}. After that day nothing is shown there.'],
    action: 'See the domain',
  },
  renewalAhead: {
    subject: 'Your plan renews on {on}',
    lines: [
      'The plan of {company} renews by itself in {days} days, on {on}, for {total}.',
      'There is nothing to do. To change the plan or the card, open your subscription before that day.',
    ],
    action: 'See the subscription',
  },
  renewalFailed: {
    subject: 'Your plan could not be renewed',
    lines: [
      'The card of {company} was not charged {total}. We try again in the next days.',
      'Everything stays as it is until {until}. Please check the card, or give another one.',
    ],
    action: 'Check the card',
  },
  planLimited: {
    subject: '{company} is limited until the plan is paid',
    lines: [
      'Your plan was not paid for fourteen days. What is online stays online and nothing is deleted, but nothing new can go live.',
      'Pay once, and everything is as it was.',
    ],
    action: 'Pay the plan',
  },
  senderMailbox: {
    subject: 'Confirm {email} as a sender',
    lines: [
      '{company} wants to send its mails from {email}. Enter this code in the settings to confirm that you read this mailbox.',
    ],
  },
  quoteOffered: {
    subject: 'Your cover: {product} for {total}',
    lines: [
      'Thank you for waiting, {name}. We looked at your answers and can offer you {product} for {total}.',
      'Open the link to read what is covered, and pay. The price is valid until {until}; you are covered once it is paid.',
    ],
    action: 'See the offer and pay',
  },
  quoteQuestion: {
    subject: 'A question about your {product}',
    lines: [
      'Thank you, {name}. Before we can decide we need to know a little more:',
      '{message}',
      'Open the link to look through your answers, change what needs it and send them again. Nothing was charged, and you are not covered yet.',
    ],
    action: 'Open my answers',
  },
  quoteDeclined: {
    subject: 'Your request for {product}',
    lines: [
      'Thank you for your trust, {name}, and for your patience. One of us has looked at your answers with care, and we cannot offer you {product} this time.',
      '{message}',
      'Nothing was charged. Other insurers may decide differently.',
    ],
    action: 'See my request',
  },
  quoteLink: {
    subject: 'Continue with {product}',
    lines: [
      'What you answered for {product} is kept. Open this link on any device to continue where you stopped.',
      'Whoever has the link can see your answers: do not pass it on.',
    ],
    action: 'Continue',
  },
  signUpStarted: {
    subject: 'Continue signing up {company}',
    lines: [
      'You began to sign up {company}. What you entered is kept for seven days.',
      'If this was not you, there is nothing to do.',
    ],
    action: 'Continue',
  },
  alreadyRegistered: {
    subject: 'You already have an account',
    lines: [
      'Somebody, perhaps you, signed up with this address. It has an account already, so nothing was changed.',
      'Sign in as usual; if you forgot your password, reset it on the sign-in page.',
    ],
    action: 'Sign in',
  },
  verifyEmail: {
    subject: 'Verify your email address',
    lines: [
      'One step is left: verify that this mailbox is yours, and the 21-day trial of {company} begins.',
      'The link works for 24 hours, once. If you did not sign up, do not open it.',
    ],
    action: 'Verify my email address',
  },
  nothingToVerify: {
    subject: 'There is nothing to verify',
    lines: ['Somebody, perhaps you, asked for a mail to verify this address, but no sign-up waits for it.'],
    action: 'Sign up',
  },
  newDeviceCode: {
    subject: 'Your code for a new device',
    lines: [
      'Somebody signed in with your password from a browser that we do not know ({device}).',
      'If it was you, type this code within 10 minutes. If not, change your password.',
    ],
  },
  resetCode: {
    subject: 'Your code to reset your password',
    lines: [
      'Type this code within 10 minutes to choose a new password.',
      'If you did not ask for it, there is nothing to do.',
    ],
  },
  resetUnknown: {
    subject: 'There is no account with this address',
    lines: [
      'Somebody, perhaps you, asked to reset the password of this address, but it has no account.',
      'If you have another address, try that one.',
    ],
  },
  passwordChanged: {
    subject: 'Your password was changed',
    lines: [
      'Your password was changed, and you were signed out everywhere else.',
      'If this was not you, reset your password now.',
    ],
    action: 'Reset my password',
  },
  signedIn: {
    subject: 'You signed in',
    lines: [
      'Somebody signed in to your account: {device}, from {address}, at {time}.',
      'If this was not you, change your password and end that session on your account page.',
    ],
    action: 'Open my account',
  },
  twoStepOn: {
    subject: 'Two-step verification is on',
    lines: [
      'From now on a code of your authenticator app is asked for when you sign in.',
      'Keep your recovery codes where you find them without your phone.',
    ],
  },
  twoStepOff: {
    subject: 'Two-step verification is off',
    lines: ['Your password alone opens your account again.', 'If this was not you, change your password now.'],
    action: 'Open my account',
  },
  invitation: {
    subject: '{inviter} invites you to {company}',
    lines: [
      '{inviter} invites you to work in {company} on Coverwright.',
      'The invitation is for this address and works for seven days.',
    ],
    action: 'Accept the invitation',
  },
  transferInvite: {
    subject: 'Become the primary user of {company}',
    lines: [
      '{from} asks you to become the primary user of {company}.',
      'Read what that means and confirm within 24 hours.',
    ],
    action: 'Read and confirm',
  },
  transferStarted: {
    subject: 'You are handing over the primary role of {company}',
    lines: ['{to} has 24 hours to confirm. Until then nothing changes, and you can take it back on the users page.'],
    action: 'Open the users page',
  },
  transferCode: {
    subject: 'Your code to become primary user',
    lines: ['Type this code within 10 minutes to become the primary user of {company}.'],
  },
  transferTaken: {
    subject: 'You are the primary user of {company}',
    lines: ['You now manage everything in {company}: users, settings, products and publishing.'],
    action: 'Open the console',
  },
  transferGiven: {
    subject: '{to} is the primary user of {company} now',
    lines: ['The primary role was handed over. You are a standard user from now on.'],
  },
  transferCancelled: {
    subject: 'The handover in {company} was cancelled',
    lines: ['You no longer need to confirm anything: {from} keeps the primary role.'],
  },
  trialInvite: {
    subject: '{from} invites you to try Coverwright',
    lines: ['{from} of {company} invites you to design and sell insurance online, free for 21 days.'],
    action: 'Start the trial',
  },
  brokerInvite: {
    subject: '{company} invites you as its broker',
    lines: ['{company} would like to work with you on Coverwright. Sign in or sign up to accept within 14 days.'],
    action: 'See the invitation',
  },
  brokerConnected: {
    subject: '{broker} accepted your invitation',
    lines: ['{broker} is connected with {company} now.'],
    action: 'See the request',
  },
  brokerRefused: {
    subject: '{email} refused your invitation',
    lines: ['{email} does not wish to be connected. You can invite them again later.'],
    action: 'See the request',
  },
  memberDeactivated: {
    subject: 'Your access to {company} has ended',
    lines: ['Your account in {company} was deactivated. Ask its primary user if this surprises you.'],
  },
  memberReactivated: {
    subject: 'You have access to {company} again',
    lines: ['Your account in {company} was reactivated. Sign in as before.'],
    action: 'Sign in',
  },
  companyVerified: {
    subject: '{company} is verified',
    lines: ['The details and documents of {company} were checked and accepted.'],
    action: 'Open the company profile',
  },
  companyNotVerified: {
    subject: '{company} could not be verified',
    lines: ['The details of {company} were checked and need a change: {note}'],
    action: 'Open the company profile',
  },
  companyClosed: {
    subject: '{company} was deactivated',
    lines: [
      'Nobody can sign in to {company} any more. Everything is kept until {until} and can be restored until then; after that it is erased.',
    ],
    action: 'Ask for reactivation',
  },
  companyReopened: {
    subject: '{company} is active again',
    lines: ['Everything is as it was. Sign in as before.'],
    action: 'Sign in',
  },
  trialReactivated: {
    subject: '{company} can continue for {days} days',
    lines: [
      'Our team gave {company} {days} more days: the trial runs until {until}.',
      'Everything is as you left it. Sign in as before.',
    ],
    action: 'Sign in',
  },
  reactivationAsked: {
    subject: 'We have your request',
    lines: [
      'If this address belongs to an account whose trial is over or which was deactivated, our team will write to you within two working days.',
    ],
  },
  contactReceived: {
    subject: 'We have your message {ticket}',
    lines: ['Thank you for writing to us. We answer within two working days.'],
  },
  contactThanks: {
    subject: 'We have your message {ticket}',
    lines: ['Thank you for writing to us. We answer within two working days.', 'You wrote: {message}'],
  },
  teamContact: {
    subject: 'Message {ticket}: {topic}',
    lines: ['From {name}, {email}, {company}.', '{message}'],
  },
  teamReactivation: {
    subject: 'Reactivation asked for: {email}',
    lines: ['{email} asks for reactivation.', '{message}'],
  },
} as const satisfies Record<string, Letter>

export type LetterName = keyof typeof letters
export type Letters = { letters: Readonly<Record<LetterName, Letter>>; phoneCode: string; linkState: string }

export const englishLetters: Letters = {
  letters,
  linkState: 'See what became of this link',
  phoneCode: 'Your Coverwright code is {code}. It works for 10 minutes.',
}
