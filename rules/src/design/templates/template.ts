import { isBlank, type Language, languages, missingTexts, type Texts } from '../../languages'
import { type Block, type MailBlock, type PageBlock, type PaperBlock, textsOf, type Written } from './blocks'

/** What is designed as blocks and filled with values. */
export const templateKinds = ['email', 'pdf', 'page', 'sms'] as const
export type TemplateKind = (typeof templateKinds)[number]
/** Those that can be built today. */
export const builtKinds = ['email', 'pdf', 'page'] as const satisfies readonly TemplateKind[]
export type BuiltKind = (typeof builtKinds)[number]

export const templateTags = ['service', 'sale', 'renewal', 'claim', 'agent', 'other'] as const
export type TemplateTag = (typeof templateTags)[number]

/** What uses templates beside the products that are bound to them. */
export const templateUsers = ['automation', 'page'] as const
export type TemplateUser = (typeof templateUsers)[number]

const MB = 1024 * 1024
export const templateLimits = {
  name: 80,
  subject: 200,
  /** Spec: a preview text of about 35 characters; what is longer is cut off by most mailboxes, not refused. */
  previewShown: 35,
  preview: 150,
  text: 4000,
  label: 200,
  blocks: 60,
  rows: 30,
  columns: 8,
  cards: 12,
  /** What search engines show of a page; what is longer is cut off by them, not refused. */
  searchTitle: 120,
  searchText: 300,
  /** Spec: templates uploaded, up to 6. */
  uploads: 6,
  /** Characters of an HTML in one language; mailboxes cut off what is longer than about 100 KB. */
  html: 100_000,
  /** Characters of a design of pdfme. */
  design: 900_000,
  /** Pages of a PDF that fields are put on, and fields on all of them. */
  pages: 50,
  fields: 200,
  letters: { least: 5, most: 72 },
  margin: { least: 10, most: 40 },
  space: { least: 1, most: 200 },
  condition: 1000,
  attachments: 10,
  /** Spec: attachments 10 MB, all of a mail together. */
  attachedBytes: 10 * MB,
} as const

/** A mail as it is designed, in all its languages. */
export type MailBody = {
  readonly version: 1
  readonly subject: Texts
  readonly preview: Texts
  readonly blocks: readonly MailBlock[]
  /** An HTML that the company wrote itself, in place of blocks; pictures of ours in it are `picture:<file>`. */
  readonly html?: Texts | undefined
  /** Files that go along besides those of the moment. */
  readonly attachments: readonly string[]
}

export const emptyMail: MailBody = { version: 1, subject: {}, preview: {}, blocks: [], attachments: [] }

export const pageSizes = ['a4', 'letter'] as const
export type PageSize = (typeof pageSizes)[number]

/** The pages beneath the fields; without a file they are blank. Sizes in millimetres. */
export type PaperBase = {
  readonly fileId: string
  readonly pages: readonly { readonly width: number; readonly height: number }[]
}

/** What an uploaded template was: a mail in HTML, a PDF as a word processor makes it, or a design of pdfme. */
export const uploadKinds = ['html', 'pdf', 'pdfme'] as const
export type UploadKind = (typeof uploadKinds)[number]

/** A paper as it is designed: blocks that flow over as many pages as they need. */
export type PaperBody = {
  readonly version: 1
  readonly page: {
    readonly size: PageSize
    /** On all sides, in millimetres. */
    readonly margin: number
    /** At the head and at the foot of every page. */
    readonly header: Texts
    readonly footer: Texts
    readonly isNumbered: boolean
    /** A PDF that was uploaded: fields are put onto its pages, and nothing flows. */
    readonly base?: PaperBase | undefined
  }
  readonly blocks: readonly PaperBlock[]
}

export const emptyPaper: PaperBody = {
  version: 1,
  page: { size: 'a4', margin: 20, header: {}, footer: {}, isNumbered: true },
  blocks: [],
}

/** A direct page as it is designed: blocks from top to bottom, and what others show of it. */
export type PageBody = {
  readonly version: 1
  readonly search: {
    /** In the browser's tab, in search results and where the page is shared. */
    readonly title: Texts
    readonly description: Texts
    /** The picture that is shown where it is shared; that of its first block where there is none. */
    readonly fileId: string
  }
  readonly blocks: readonly PageBlock[]
}

export const emptyPage: PageBody = { version: 1, search: { title: {}, description: {}, fileId: '' }, blocks: [] }

export type TemplateBody = MailBody | PaperBody | PageBody
export const isPaper = (body: TemplateBody): body is PaperBody => 'page' in body
export const isPage = (body: TemplateBody): body is PageBody => 'search' in body
export const kindOfBody = (body: TemplateBody): BuiltKind => (isPaper(body) ? 'pdf' : isPage(body) ? 'page' : 'email')
const empty = { email: emptyMail, pdf: emptyPaper, page: emptyPage } as const satisfies Record<BuiltKind, TemplateBody>
export const emptyBody = (kind: BuiltKind): TemplateBody => empty[kind]
export const blocksOf = ({ blocks }: TemplateBody): readonly Block[] => blocks

/** What a body says besides its blocks, each with its place. */
export function headOf(body: TemplateBody): Written[] {
  if (isPaper(body))
    return [
      { field: 'page.header', texts: body.page.header },
      { field: 'page.footer', texts: body.page.footer },
    ]
  if (isPage(body))
    return [
      { field: 'search.title', texts: body.search.title },
      { field: 'search.description', texts: body.search.description },
    ]
  return [
    { field: 'subject', texts: body.subject },
    { field: 'preview', texts: body.preview },
  ]
}

/** Something is written in it, in some language. */
export const saysSomething = (body: TemplateBody): boolean =>
  ('html' in body && body.html !== undefined && !isBlank(body.html)) ||
  (isPaper(body) && body.page.base !== undefined) ||
  blocksOf(body).some((block) => textsOf(block).some(({ texts }) => !isBlank(texts)))

/** Languages in which something has been written; the others are not lacking but simply not offered. */
export function spokenLanguages(body: TemplateBody): Language[] {
  const written = JSON.stringify(body)
  return languages.filter((language) => written.includes(`"${language}":"`))
}

/** How many texts each language still lacks. en_uk and en_id read what en_us says where they say nothing themselves. */
export function missingByLanguage(part: TemplateBody | Block): Record<Language, number> {
  const missing = missingTexts(part, languages)
  const lacking = (language: Language) => {
    const places = missing.filter((each) => each.language === language).map(({ path }) => path)
    if (language !== 'en_uk' && language !== 'en_id') return places.length
    const inEnglish = new Set(missing.filter((each) => each.language === 'en_us').map(({ path }) => path))
    return places.filter((path) => inEnglish.has(path)).length
  }
  return Object.fromEntries(languages.map((language) => [language, lacking(language)])) as Record<Language, number>
}
