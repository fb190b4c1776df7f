export type Question =
  | {
      about: 'act'
      /** 'Delete voucher WINTER10?' */
      title: string
      /** What will be lost, thing by thing: '1,204 unused codes'. */
      loses?: string[]
      /** What is not touched, where people would fear for it. */
      keeps?: string
      /** A verb with its object: 'Delete voucher'. */
      verb: string
      /** Only for what cannot be undone: the name to type before the button works. */
      typeName?: string
      isDanger?: boolean
    }
  | { about: 'unsaved' }

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
