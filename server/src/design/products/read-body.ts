import { bodySchemas, Page as PageSchema } from '@coverwright/contract/design/products'
import { misfitsOf } from '@coverwright/contract/platform'
import {
  type Body,
  BODY_VERSION,
  type Page,
  startingBody,
  type StoredDocument,
  upgradeBody,
} from '@coverwright/rules/design/products'
import { defaultLanguage } from '@coverwright/rules/languages'
import { Refused } from '../../kernel'

/** A body, and the places of its document that do not have today's shape: they are not in it. */
export type ReadBody = { readonly body: Body; readonly misfits: readonly string[] }

/**
 * A stored document in today's shape. What does not have it is left out and told, so that the rest can be opened and the
 * part be made anew; until somebody does, it stays as it was stored.
 */
export function readBody(stored: StoredDocument): ReadBody {
  const document = liftedDocument(stored)
  const misfits = Object.entries(bodySchemas).flatMap(([part, schema]) =>
    misfitsOf(schema, document[part])
      .slice(0, 1)
      .map((at) => ({ part, at: at ? `${part}.${at}` : part })),
  )
  // The only place where a document becomes a body: every part of it was held to its schema.
  if (misfits.length === 0) return { body: document as unknown as Body, misfits: [] }
  const pages = readPages(document.pages)
  const unread = new Set(misfits.map(({ part }) => part))
  const left = Object.fromEntries(Object.entries(document).filter(([part]) => !unread.has(part)))
  return {
    body: { ...STARTING, ...left, pages: pages.read } as unknown as Body,
    misfits: [...misfits.filter(({ part }) => part !== 'pages').map(({ at }) => at), ...pages.misfits],
  }
}

/** The document of a body in today's version, as it is stored; newer code than this may have written it. */
export function liftedDocument(stored: StoredDocument): StoredDocument {
  if (stored.version > BODY_VERSION) throw new Refused('products.bodyNewer')
  return upgradeBody(stored)
}

/** Stands for what every body has, where it cannot be read. */
const STARTING = startingBody(
  { name: '', currency: 'USD', timeZone: 'UTC', languages: [defaultLanguage] },
  () => 'first',
)

type ReadPages = { read: Page[]; misfits: string[] }

/** Page by page and question by question: one that cannot be read must not hide all others. */
function readPages(stored: unknown): ReadPages {
  if (!Array.isArray(stored)) return { read: [], misfits: ['pages'] }
  return stored.reduce<ReadPages>(
    ({ read, misfits }, page: unknown, at) => {
      const { sound, unfit } = readPage(page)
      return {
        read: sound ? [...read, sound] : read,
        misfits: [...misfits, ...unfit.map((question) => `pages.${at}${question}`)],
      }
    },
    { read: [], misfits: [] },
  )
}

function readPage(page: unknown): { sound: Page | null; unfit: string[] } {
  if (fits(page)) return { sound: page, unfit: [] }
  const { questions, ...rest } = (page ?? {}) as { questions?: unknown }
  if (!Array.isArray(questions) || !fits({ ...rest, questions: [] })) return { sound: null, unfit: [''] }
  const isSound = questions.map((question) => fits({ ...rest, questions: [question] }))
  return {
    sound: { ...(rest as Omit<Page, 'questions'>), questions: questions.filter((_, at) => isSound[at]) },
    unfit: isSound.flatMap((each, at) => (each ? [] : [`.questions.${at}`])),
  }
}

const fits = (page: unknown): page is Page => misfitsOf(PageSchema, page).length === 0
