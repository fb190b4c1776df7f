import { z } from 'zod'

type Setting<Shape extends z.ZodType> = { shape: Shape; default: string; meaning: string }

const setting = <Shape extends z.ZodType>(shape: Shape, fallback: string, meaning: string): Setting<Shape> => ({
  shape,
  default: fallback,
  meaning,
})

const text = z.string()
const whole = (min: number, max: number) => z.coerce.number().pipe(z.int().min(min).max(max))
const yesOrNo = z.stringbool()
const optionalUrl = (...protocols: string[]) =>
  z.union([z.literal(''), z.url({ protocol: new RegExp(`^(${protocols.join('|')})$`) })])

export const ROLES = ['api', 'jobs', 'storefront'] as const
const roles = z
  .string()
  .transform((list) => list.split(',').map((role) => role.trim()))
  .pipe(z.array(z.enum(ROLES)).min(1))

const hosts = z
  .string()
  .transform((list) => list.split(',').flatMap((host) => host.trim() || []))
  .pipe(z.array(z.string().regex(/^(\[[0-9A-Fa-f:.]+\]|[^\s:/@]+)(:\d{1,5})?$/)))

const mailAddresses = z
  .string()
  .transform((list) => list.split(',').flatMap((address) => address.trim().toLowerCase() || []))
  .pipe(z.array(z.email()))

const resolvers = z
  .string()
  .transform((list) => list.split(',').flatMap((address) => address.trim() || []))
  .pipe(z.array(z.string().regex(/^(\d{1,3}(\.\d{1,3}){3}|\[[0-9A-Fa-f:.]+\])(:\d{1,5})?$/)).min(1))

const addresses = z
  .string()
  .transform((list) => list.split(',').map((address) => address.trim()))
  .pipe(z.array(z.union([z.ipv4(), z.ipv6()])).min(1))

const hostName = z.string().regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/)

/** Every setting of the server: its shape, its default, and the line that the README's table shows. */
export const settings = {
  PORT: setting(whole(0, 65_535), '4000', 'Port to listen on; 0 takes any free one'),
  HOST: setting(text.min(1), '127.0.0.1', 'Address to listen on; `0.0.0.0` for every network'),
  PUBLIC_URL: setting(
    optionalUrl('https?'),
    '',
    'Address people use, for links in messages; `http://localhost:PORT` when empty. Once set, other hosts than it, names below it and served domains get nothing',
  ),
  TRUST_PROXY: setting(text, '', 'Addresses or networks of proxies whose `X-Forwarded-*` are believed, with commas'),
  ROLES: setting(roles, 'api,jobs,storefront', 'What this process does'),
  DATA_DIR: setting(text.min(1), 'data', 'Folder of the embedded database, files and the made-up secret'),
  DATABASE_URL: setting(
    optionalUrl('postgres', 'postgresql'),
    '',
    'PostgreSQL server to use instead of the embedded one; its user makes the roles',
  ),
  DATABASE_ROLE_PREFIX: setting(
    z.string().regex(/^[a-z][a-z0-9_]{0,39}$/),
    'coverwright',
    'Start of the names of the three database roles; one per installation on a server',
  ),
  DATABASE_POOL_SIZE: setting(whole(2, 1_000), '20', 'Connections each process keeps for requests'),
  SECRET_KEY: setting(
    z.union([z.literal(''), z.string().min(32)]),
    '',
    '32 characters or more; needed with `DATABASE_URL`, otherwise made once into `DATA_DIR/secret`',
  ),
  DEMO_PASSWORD: setting(
    z.union([z.literal(''), z.string().min(8)]),
    '',
    'Password of the demo people; made up and printed once when empty',
  ),
  DEMO_BOOK_DAYS: setting(
    z.coerce.number().int().min(0).max(400),
    '120',
    'How many days back the demo has sold policies; 0 for a demo that has sold none',
  ),
  LOG_LEVEL: setting(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'info',
    'Least important lines to log',
  ),
  METRICS_TOKEN: setting(
    z.union([z.literal(''), z.string().min(16)]),
    '',
    'Bearer token, 16 characters or more, that `/metrics` is read with from other machines; loopback needs none',
  ),
  MAINTENANCE: setting(yesOrNo, 'no', 'Answer every call with the maintenance notice'),
  SHUTDOWN_SECONDS: setting(whole(1, 600), '20', 'Longest wait for running requests and jobs at a stop'),
  SIGNING_KEY_BITS: setting(
    z.coerce.number().pipe(z.literal([1024, 2048, 3072, 4096])),
    '2048',
    'Size of the RSA keys that browsers sign with',
  ),
  FILES: setting(z.enum(['folder', 's3']), 'folder', 'Where uploaded files are kept'),
  S3_ENDPOINT: setting(optionalUrl('https?'), '', 'Address of an S3-compatible store; empty for Amazon'),
  S3_REGION: setting(text, 'us-east-1', 'Region of the bucket'),
  S3_BUCKET: setting(text, '', 'Bucket; needed with `FILES=s3`'),
  S3_ACCESS_KEY_ID: setting(text, '', 'Access key; empty for the ones of the machine'),
  S3_SECRET_ACCESS_KEY: setting(text, '', 'Secret of the access key'),
  SMTP_URL: setting(
    optionalUrl('smtps?'),
    '',
    'Mail server, `smtp://user:password@host:587`; messages go to `/outbox` when empty',
  ),
  MAIL_FROM: setting(text.min(3), 'Coverwright <no-reply@coverwright.example>', 'Sender of mail'),
  MAIL_SPF: setting(
    text.min(3),
    'include:spf.coverwright.example',
    'What a company names in the SPF record of its domain, so that the mail server above may send for it',
  ),
  SUPPORT_EMAIL: setting(
    text.min(3),
    'support@coverwright.example',
    "Mailbox of the platform's own team: contact messages, requests for reactivation",
  ),
  SUPPORT_DESK_URL: setting(
    optionalUrl('https?'),
    '',
    'Support desk that people are handed over to, with `?token=`; when empty they write to the mailbox above',
  ),
  SMS_URL: setting(
    optionalUrl('https?'),
    '',
    'Gateway that gets `{ to, text }` as JSON for each SMS; messages go to `/outbox` when empty',
  ),
  SMS_TOKEN: setting(text, '', 'Bearer token for the SMS gateway'),
  PLATFORM_GATEWAY: setting(
    z.enum(['sandbox', 'stripe']),
    'sandbox',
    'Gateway that companies pay the platform through: `sandbox`, or `stripe` with the key below',
  ),
  STRIPE_SECRET_KEY: setting(text, '', 'Secret key of the platform at Stripe; companies connect their accounts to it'),
  STRIPE_WEBHOOK_SECRET: setting(
    text,
    '',
    'Signing secret of the Connect endpoint `/in/stripe` at Stripe; no message is believed when empty',
  ),
  STRIPE_ACCOUNT_WEBHOOK_SECRET: setting(
    text,
    '',
    "Signing secret of the endpoint `/in/stripe` for events of the platform's own account; no message of it is believed when empty",
  ),
  STRIPE_URL: setting(
    optionalUrl('https?'),
    'https://api.stripe.com',
    'Where Stripe is reached; an emulator for trying it out',
  ),
  RATE_LIMIT_PER_MINUTE: setting(
    whole(1, 1_000_000),
    '600',
    'Calls a person, or an address without a session, may make in a minute',
  ),
  OPERATOR_KEY: setting(
    z.union([z.literal(''), z.string().min(16)]),
    '',
    'Key of whoever runs the installation, 16 characters or more: turns the maintenance notice on and off; nobody can when empty',
  ),
  SYSTEM_DESIGNERS: setting(
    mailAddresses,
    '',
    'Mail addresses of the designers who change the system templates of all companies, with commas; when empty nobody, and without `DATABASE_URL` the designer of the demo',
  ),
  CONNECTOR_HOSTS: setting(
    hosts,
    '',
    'Hosts inside your own network that internal API connectors may reach, `name` or `name:port`, with commas; every other private address is refused',
  ),
  TLS_PORT: setting(
    z.union([z.literal(''), whole(1, 65_535)]),
    '',
    "Port that companies' own domains are served on over TLS, with their certificates; none when empty",
  ),
  TLS_PUBLIC_PORT: setting(whole(1, 65_535), '443', 'Port that visitors of those domains reach it by'),
  ACME_URL: setting(
    optionalUrl('https?'),
    '',
    'Directory of the certificate authority, `https://acme-v02.api.letsencrypt.org/directory`; when empty no certificates are asked for, and who ends TLS is somebody before us',
  ),
  ACME_EMAIL: setting(text, '', 'Mailbox that the certificate authority writes to'),
  ACME_CA_FILE: setting(
    text,
    '',
    'PEM file of the authority that the directory itself is proven by; the usual ones when empty',
  ),
  DNS_RESOLVERS: setting(
    resolvers,
    '1.1.1.1,8.8.8.8',
    'Resolvers that records of domains are looked up at, `address` or `address:port`, with commas; all must agree',
  ),
  DOMAIN_TARGET: setting(hostName, 'domains.coverwright.example', 'Host that domains of companies are an alias of'),
  DOMAIN_ADDRESSES: setting(addresses, '127.0.0.1', 'Its addresses, for names that cannot be an alias, with commas'),
  CHROMIUM_PATH: setting(text, '', 'Browser that takes pictures of pages; looked for in the usual places when empty'),
  OVERLOAD_DELAY_MS: setting(whole(10, 60_000), '250', 'Event loop delay from which calls are answered 503'),
} as const

export type SettingName = keyof typeof settings
