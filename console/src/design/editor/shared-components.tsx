import type { ComponentKind } from '@coverwright/rules/design/library'
import type { Page } from '@coverwright/rules/design/products'
import { ComponentList, SaveComponentDialog } from '../library'
import { readClip } from './actions/clipboard'
import type { Copied } from './actions/copy-items'
import type { FormEditing } from './use-form-editor'

/** Shared components, put in as a paste is: a copy with names that are free here. */
export function SharedComponents({
  editing: { acts, mayEdit },
  onClose,
}: {
  editing: FormEditing
  onClose: () => void
}) {
  const put = (kind: ComponentKind, pages: readonly Page[]) =>
    acts.paste(
      kind === 'page'
        ? { pages, questions: [] }
        : { pages: [], questions: pages.flatMap(({ questions }) => questions) },
    )
  return <ComponentList onPut={mayEdit ? put : undefined} onClose={onClose} />
}

/** What is chosen, kept as a component: whole pages, or questions on a page that has no title. */
export function SaveChosen({ editing: { acts }, onClose }: { editing: FormEditing; onClose: () => void }) {
  const chosen = readClip(acts.clip() ?? '')
  return chosen ? <SaveComponentDialog {...pieceOf(chosen)} onClose={onClose} /> : null
}

function pieceOf({ pages, questions }: Copied): { kind: ComponentKind; pages: readonly Page[] } {
  const loose = questions.length > 0 ? [{ id: 'questions', title: {}, questions }] : []
  return { kind: pages.length > 0 ? 'page' : 'questions', pages: [...pages, ...loose] }
}
