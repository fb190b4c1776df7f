import type { BodyView } from '@coverwright/contract/design/products'
import type { ConnectorUse, ProductConnectors } from '@coverwright/contract/rating/connectors'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { useEffect, useMemo } from 'react'
import { useOpenedProduct } from '../../design/products'
import { DraftConflicts, useSavingWords } from '../../platform/draft'
import type { BoundBlock, BoundLogic, InEditor } from '../../platform/routes'
import { useConnectorWords } from './connector-words'
import { namesOfBody } from './names-of-body'
import { useProductConnectors } from './use-connectors'
import { UseFields } from './use-fields'
import { useUsesDraft } from './use-uses-draft'
import { usesDraftInEditor } from './uses-draft'
import './connectors.css'

/** What the product asks of connectors, for the form editor. */
export function AsksInEditor(props: InEditor) {
  const { data: view } = useProductConnectors(props.productId)
  const { data: opened } = useOpenedProduct(props.productId)
  return view && opened ? <Kept {...props} view={view} body={opened.body} /> : null
}

type KeptProps = InEditor & { view: ProductConnectors; body: BodyView }

function Kept({ view, body, mayEdit: isEditor, onLogic }: KeptProps) {
  const t = useTexts('connectors')
  const tell = useConnectorWords()
  const { uses, drafting, problems, words, add, put, remove } = useUsesDraft(view, usesDraftInEditor)
  const { status, told } = useSavingWords(drafting)
  const { saving, draft, undoneAt, redoneAt } = drafting
  const mayEdit = isEditor && view.may.includes('edit')
  const logic = useMemo((): BoundLogic => {
    const offers = namesOfBody(body.body)
    const find = (id: string) => uses.find((use) => use.id === id)
    const blockOf = (use: ConnectorUse): BoundBlock => {
      const { id, when, inputs, outputs, connectorId } = use
      const problem = problems.find(({ where }) => where === id)
      return {
        ...{ id, does: 'ask', when, reads: Object.values(inputs), fills: Object.values(outputs) },
        title: view.connectors.find((each) => each.id === connectorId)?.name ?? t('product.gone'),
        problem: problem && tell(problem),
      }
    }
    const [first] = view.connectors
    return {
      blocks: uses.map(blockOf),
      deeds: ['ask'],
      mayEdit,
      ...(first ? {} : { blocked: <NoConnectors /> }),
      add: (_does, { when }) => {
        if (!first) return undefined
        const id = crypto.randomUUID()
        add({ id, connectorId: first.id, when, inputs: {}, outputs: {} })
        return id
      },
      write: (id, when) => {
        const use = find(id)
        if (use) put({ ...use, when })
      },
      remove,
      fields: (id) => {
        const use = find(id)
        return use && <UseFields {...{ use, view, body, offers }} isReadOnly={!mayEdit} onChange={put} />
      },
      steps: { undoneAt, redoneAt, undo: draft.undo, redo: draft.redo },
      saving: {
        ...{ isBad: saving === 'failed' || saving === 'refused', isBusy: saving !== 'saved' },
        ...{ told: told ?? status, again: () => void draft.save() },
      },
    }
  }, [uses, view, body, problems, mayEdit, draft, undoneAt, redoneAt, saving, status, told, t, tell, add, put, remove])
  useEffect(() => onLogic(logic), [logic, onLogic])
  return <DraftConflicts draft={drafting} words={words} />
}

function NoConnectors() {
  const t = useTexts('connectors')
  return (
    <p className="editor-note">
      {t('product.noConnectors')} <Link href="/apiConnector">{t('list.create')}</Link>
    </p>
  )
}
