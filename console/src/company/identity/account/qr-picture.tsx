import { create } from 'qrcode'
import { useMemo } from 'react'
import { qrPath } from './qr-path'

/** Four squares of quiet around it: cameras need them. */
const QUIET = 4

/** Dark on light in both themes, because many cameras read nothing else. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { modules } = create(text, { errorCorrectionLevel: 'M' })
    return { size: modules.size, path: qrPath({ size: modules.size, get: (row, column) => modules.get(row, column) }) }
  }, [text])
  const whole = size + 2 * QUIET
  return (
    <svg
      className="account-qr"
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${whole} ${whole}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
