export type Question =
  | {
      about: 'act'
      /** 'Delete voucher WINTER10?' */
      title: string
      /** What will be lost, thing by thing: '1,204 unused codes'. */
      loses?: readonly string[] | undefined
      /** What is not touched, where people would fear for it. */
      keeps?: string | undefined
      /** A verb with its object: 'Delete voucher'. */
      verb: string
      /** Only for what cannot be undone: the name to type before the button works. */
      typeName?: string | undefined
      isDanger?: boolean
    }
  | ({ about: 'delete' } & Deletion)
  | { about: 'unsaved' }

/** Something that is deleted after a question. */
export type Deletion = {
  /** What it is called: 'WINTER10'. */
  name: string
  /** A verb with its object: 'Delete voucher'. */
  verb: string
  /** What goes with it, thing by thing: '1,204 unused codes'. */
  loses?: readonly string[] | undefined
  /** What is not touched, where people would fear for it. */
  keeps?: string | undefined
  /** How it can be had back: 'It stays in the trash for 30 days.' Without these words it is gone for good. */
  restorable?: string | undefined
  /** Data is lost that nobody can type in again: its name has to be typed first. */
  losesData?: boolean | undefined
}

type Asking = { question: Question; answer: (isYes: boolean) => void }

let asking: Asking | null = null
const listeners = new Set<() => void>()

/** Asks and waits for the answer. A second question while one is open answers the first with no. */
export function askFirst(question: Question): Promise<boolean> {
  asking?.answer(false)
  return new Promise((resolve) => {
    const answer = (isYes: boolean) => {
      show(null)
      resolve(isYes)
    }
    show({ question, answer })
  })
}

function show(next: Asking | null) {
  asking = next
  for (const listener of listeners) listener()
}

export const currentQuestion = (): Asking | null => asking
export function onQuestion(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
