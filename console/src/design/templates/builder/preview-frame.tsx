import type { BuiltKind } from '@coverwright/rules/design/templates'

type Props = { kind: BuiltKind; title: string; address: string; width: 'desktop' | 'phone' }

/** The very mail or page, framed so that nothing in it runs; or the very PDF, in the browser's own reader. */
export function PreviewFrame({ kind, title, address, width }: Props) {
  return (
    <figure className="mail-frame" data-kind={kind} data-width={width}>
      <figcaption>{title}</figcaption>
      {kind === 'pdf' ? (
        <iframe title={title} src={`${address}#navpanes=0&view=FitH`} />
      ) : (
        // A page has pictures of ours, which its own origin may fetch; scripts run in neither.
        <iframe title={title} src={address} sandbox={kind === 'page' ? 'allow-same-origin' : ''} />
      )}
    </figure>
  )
}
