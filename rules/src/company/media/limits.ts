import type { Permission } from '../members'
import type { FileKind } from './kinds'

const MB = 1024 * 1024

/**
 * What may be uploaded for what, and how large. Spec 5 and 9 give two limits for images and for PDF; the decision:
 * images 8 MB, profile pictures and favicons 5 MB, PDF 15 MB for business agreements and 10 MB elsewhere, tables 10 MB.
 */
export const uploadPurposes = {
  image: { sentWith: 'products.write', kinds: ['jpg', 'png', 'gif'], maxBytes: 8 * MB },
  /** Of the library: shown to every buyer, in sizes that we make of it. */
  photo: { sentWith: 'products.write', kinds: ['jpg', 'png', 'webp'], maxBytes: 8 * MB },
  /** Every buyer of a product fetches it, so it has to be small: all of a Latin face, not all of a Chinese one. */
  font: { sentWith: 'products.write', kinds: ['woff2', 'ttf', 'otf'], maxBytes: 2 * MB },
  logo: { sentWith: 'companies.write', kinds: ['jpg', 'png'], maxBytes: 8 * MB },
  profilePicture: { sentWith: 'signedIn', kinds: ['jpg', 'png'], maxBytes: 5 * MB },
  favicon: { sentWith: 'companies.write', kinds: ['png', 'jpg'], maxBytes: 5 * MB },
  companyProof: {
    sentWith: 'companies.write',
    kinds: ['pdf', 'jpg', 'png'],
    maxBytes: 10 * MB,
    readableWith: 'companies.write',
  },
  businessAgreement: {
    sentWith: 'partners.write',
    kinds: ['pdf'],
    maxBytes: 15 * MB,
    readableWith: 'agreements.read',
  },
  document: { sentWith: 'companies.write', kinds: ['pdf'], maxBytes: 10 * MB },
  /** Of one product, like its tables: who works on it reads it through the product's own room. */
  planDocument: {
    sentWith: 'products.write',
    kinds: ['pdf'],
    maxBytes: 10 * MB,
    readableWith: 'products.manage',
  },
  /** Of the document centre, which knows who may see it; read through that room alone. */
  centreDocument: {
    sentWith: 'documents.write',
    kinds: ['pdf'],
    maxBytes: 10 * MB,
    readableWith: 'nothing',
  },
  knowledgeDocument: { sentWith: 'products.write', kinds: ['pdf', 'xlsx', 'xls'], maxBytes: 10 * MB },
  /** Goes to support with a message that is its writer's alone. */
  emailAttachment: {
    sentWith: 'signedIn',
    kinds: ['pdf', 'jpg', 'png', 'gif', 'xlsx', 'csv'],
    maxBytes: 10 * MB,
    readableWith: 'nothing',
  },
  /** Goes out with every mail of a template, so whoever designs mails sees it. */
  mailAttachment: {
    sentWith: 'templates.write',
    kinds: ['pdf', 'jpg', 'png', 'xlsx', 'csv'],
    maxBytes: 10 * MB,
    readableWith: 'templates.read',
  },
  /** A PDF that fields are put onto; whoever designs papers sees it. */
  templatePaper: {
    sentWith: 'templates.write',
    kinds: ['pdf'],
    maxBytes: 10 * MB,
    readableWith: 'templates.read',
  },
  /** Spec 5: file names of tables only letters and numbers; the decision adds dash, underscore and space. */
  pricingTable: {
    sentWith: 'products.write',
    kinds: ['xlsx', 'xls', 'csv'],
    maxBytes: 10 * MB,
    plainName: true,
    anyEncoding: true,
    readableWith: 'products.manage',
  },
  /** The policies of a company, with their people: seen by who sent it, and gone once its rows are read. */
  portfolio: {
    sentWith: 'products.write',
    kinds: ['xlsx', 'xls', 'csv'],
    maxBytes: 25 * MB,
    anyEncoding: true,
    readableWith: 'nothing',
  },
  /** A product as a folder of files: read once when it comes in, by whoever sent it. */
  productArchive: { sentWith: 'products.write', kinds: ['zip'], maxBytes: 25 * MB, readableWith: 'nothing' },
  dataSource: { sentWith: 'products.write', kinds: ['csv'], maxBytes: 10 * MB, plainName: true },
  uploadTemplate: { sentWith: 'products.write', kinds: ['xlsx', 'xls'], maxBytes: 10 * MB, plainName: true },
  /** The specification names no limit for films; 50 MB is a minute at the bit rate of a phone's browser. */
  video: { sentWith: 'products.write', kinds: ['mp4', 'webm'], maxBytes: 50 * MB },
  /** Sent by buyers for a question, which says itself what it takes; read through the quote or the policy alone. */
  quoteFile: {
    sentWith: 'nobody',
    kinds: ['jpg', 'png', 'pdf', 'mp4', 'webm', 'mov'],
    maxBytes: 100 * MB,
    readableWith: 'nothing',
  },
} as const satisfies Record<string, PurposeFacts>

type PurposeFacts = {
  /** What it takes to send one: who may only look sends nothing but their own picture and their messages. */
  sentWith: Permission | 'signedIn' | 'nobody'
  kinds: readonly [FileKind, ...FileKind[]]
  maxBytes: number
  plainName?: boolean
  /** Text tables come as spreadsheet programs save them, not in UTF-8 alone. */
  anyEncoding?: boolean
  /** Passports, proofs and agreements: only holders of this, and whoever sent the file, may see it; with 'nothing' the sender alone. */
  readableWith?: Permission | 'nothing'
}
export type UploadPurpose = keyof typeof uploadPurposes
export const uploadPurposeNames = Object.keys(uploadPurposes) as [UploadPurpose, ...UploadPurpose[]]

/** What we make ourselves: pictures of pages, sizes of photos, documents of policies and our own invoices, which are for those who may see what they are about. */
export const madePurposes = ['picture', 'photoSize', 'policyDocument', 'invoice'] as const
export type FilePurpose = UploadPurpose | (typeof madePurposes)[number]

/** What the rules say of one purpose, with every fact present. */
export const purposeFacts = (purpose: UploadPurpose): PurposeFacts => uploadPurposes[purpose]

/** The purposes whose files somebody with these permissions may not see among files, but for their own. */
export const hiddenPurposes = (held: readonly Permission[]): FilePurpose[] => [
  ...uploadPurposeNames.filter((purpose) => {
    const { readableWith } = purposeFacts(purpose)
    return readableWith !== undefined && (readableWith === 'nothing' || !held.includes(readableWith))
  }),
  'photoSize',
  'policyDocument',
  'invoice',
]

/** Whether somebody with these permissions sends files for this. */
export function maySend(purpose: UploadPurpose, held: readonly Permission[]): boolean {
  const { sentWith } = purposeFacts(purpose)
  return sentWith === 'signedIn' || (sentWith !== 'nobody' && held.includes(sentWith))
}

/** No upload is larger than this, whatever it is for. */
export const MAX_UPLOAD_BYTES = Math.max(...Object.values(uploadPurposes).map(({ maxBytes }) => maxBytes))

/** An address to write to, and the upload behind it, are good for this long; an address to read for an hour. */
export const UPLOAD_LIFE_MS = 30 * 60_000
/** What is sent in pieces may rest in between: a telephone that was off for days goes on where it was. */
export const PIECES_LIFE_MS = 7 * 86_400_000
export const READ_ADDRESS_LIFE_MS = 60 * 60_000

export const imageLimits = {
  /** Width times height over all frames, looked at before a single pixel is decoded: a bomb never unpacks. */
  maxPixels: 60_000_000,
  /** Wider or higher pictures are scaled down to this. */
  maxSide: 4096,
  /** An animated GIF keeps its frames up to this many; the rules refuse longer ones. */
  maxFrames: 300,
} as const

/** What a packed font may unpack to, and how many tables it may have. */
export const fontLimits = { maxUnpackedBytes: 12 * MB, maxTables: 64 } as const

/** What an xlsx may unpack to, by its directory and again while it is unpacked. */
export const zipLimits = { maxEntries: 2_000, maxUnpackedBytes: 200 * MB, maxRatio: 200 } as const

/**
 * A picture of one of our own pages. A caller's transaction is open meanwhile, so the time for one, and for one more that
 * waits, stays well inside what the database allows.
 */
export const pictureLimits = {
  minSide: 120,
  maxWidth: 2_560,
  maxHeight: 4_096,
  timeoutMs: 14_000,
  maxWaiting: 1,
} as const
