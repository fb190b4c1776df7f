import type { FileKeeper } from '@coverwright/player/journey'
import type { AskedQuestion } from '@coverwright/rules/design/forms'
import type { PlayedBody } from '@coverwright/rules/design/products'
import type { FileSender } from '../files'

export type SentFiles = FileKeeper & { goOn(): void; settled(): Promise<void>; forget(): void }

/** Files are kept and sent by a part of its own, which comes when a journey asks for any. */
export function sentFiles(slug: string, token: () => Promise<string>): SentFiles {
  const load = () => import('../files')
  let made: Promise<FileSender> | null = null
  const sender = () => (made ??= load().then(({ FileSender }) => new FileSender(slug, token)))
  return {
    keep: async (file, question) => (await sender()).keep(file, question),
    show: async (file) => (await sender()).show(file),
    watch(file, tell) {
      let [isOver, callOff] = [false, () => {}]
      void sender().then((one) => isOver || (callOff = one.watch(file, tell)))
      return () => ((isOver = true), callOff())
    },
    remove: (file) => void sender().then((one) => one.remove(file).catch(() => undefined)),
    goOn: () => void sender().then((one) => one.goOn().catch(() => undefined)),
    settled: async () => (made ? (await made).settled() : undefined),
    forget() {
      made = null
      void load().then(({ deleteFiles }) => deleteFiles(slug).catch(() => undefined))
    },
  }
}

const kinds: readonly string[] = ['file', 'vehiclePhoto', 'vehicleVideo']

export const asksForFiles = ({ pages }: PlayedBody): boolean => {
  const asks = (question: AskedQuestion): boolean =>
    question.kind === 'group' ? question.questions.some(asks) : kinds.includes(question.kind)
  return pages.some(({ questions }) => questions.some(asks))
}
