import type { BuiltKind } from '@coverwright/rules/design/templates'
import { useTexts } from '@coverwright/ui/locales'
import { useState } from 'react'

type Props = { kind: BuiltKind; title: string; address: string; width: 'desktop' | 'phone' }

/** The very mail or page, framed so that nothing in it runs; or the very PDF, in the browser's own reader. */
export function PreviewFrame({ kind, title, address, width }: Props) {
  const t = useTexts('templates')
  const [loaded, setLoaded] = useState('')
  const onLoad = () => setLoaded(address)
  return (
    <figure className="mail-frame" data-kind={kind} data-width={width} aria-busy={loaded !== address}>
      <figcaption>
        {title}
        {loaded !== address && <span role="status">{t(kind === 'pdf' ? 'build.drawing' : 'build.loading')}</span>}
      </figcaption>
      {kind === 'pdf' ? (
        <iframe title={title} src={`${address}#navpanes=0&view=FitH`} onLoad={onLoad} />
      ) : (
        // A page has pictures of ours, which its own origin may fetch; scripts run in neither.
        <iframe title={title} src={address} sandbox={kind === 'page' ? 'allow-same-origin' : ''} onLoad={onLoad} />
      )}
    </figure>
  )
}
