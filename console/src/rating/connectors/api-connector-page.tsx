import { connectorOperations, type ConnectorView } from '@coverwright/contract/rating/connectors'
import { useTexts } from '@coverwright/ui/locales'
import { EmptyState, Loaded } from '@coverwright/ui/page'
import { useLocation } from '@tanstack/react-router'
import { Plug } from 'lucide-react'
import { useState } from 'react'
import { useMayCall } from '../../platform/me'
import { useTellPlace } from '../../platform/place'
import { useErrorWords } from '../../platform/words'
import { ConnectorEditor } from './connector-editor'
import { useConnector } from './use-connectors'
import './connectors.css'

/** Builds one connector, `?id=` names it: asks, shows the answer, maps it by pressing its values. */
export function ApiConnectorPage() {
  const words = useErrorWords()
  const { id = '' } = useLocation().search as { id?: string }
  const mayCreate = useMayCall(connectorOperations.create)
  const asked = useConnector(id)
  const [made, setMade] = useState<ConnectorView | null>(null)
  const data = id === '' ? null : (asked.data ?? (made?.id === id ? made : undefined))
  const [opened, setOpened] = useState({ id, count: 0 })
  if (id !== opened.id) {
    // A new one that was just kept goes on in the editor that it was typed in, with the answer that it was tried with.
    const isSame = opened.id === '' && id === made?.id
    setOpened({ id, count: isSame ? opened.count : opened.count + 1 })
  }
  useTellPlace(data ? { label: data.name, href: `/apiConnector?id=${data.id}` } : null)
  if (id === '' && !mayCreate) return <NothingToSee />
  return (
    <Loaded asked={{ ...asked, data }} words={words}>
      {(kept) => <ConnectorEditor key={opened.count} kept={kept} onMade={setMade} />}
    </Loaded>
  )
}

/** Who may not build one has come for one that is there. */
function NothingToSee() {
  const t = useTexts('connectors')
  return (
    <div className="cw-card">
      <EmptyState
        picture={<Plug size={24} />}
        title={t('title')}
        about={t('editor.readOnly')}
        action={{ label: t('editor.toList'), href: '/apiList' }}
      />
    </div>
  )
}
