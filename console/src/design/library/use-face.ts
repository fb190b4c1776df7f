import type { LookFace } from '@coverwright/rules/design/products'
import { useEffect, useState } from 'react'

const known = new Set<string>()

/** The name under which a face of the library is drawn on this page, once it has come; a broken one never does. */
export function useFace({ address, weights }: LookFace): string | null {
  const name = `library-${address.split('/').at(-2)}`
  const [isThere, setThere] = useState(known.has(name))
  useEffect(() => {
    if (known.has(name)) return
    let isLeft = false
    const weight = weights ? { weight: `${weights.from} ${weights.to}` } : {}
    const face = new FontFace(name, `url("${address}")`, weight)
    const loaded = () => {
      document.fonts.add(face)
      known.add(name)
      if (!isLeft) setThere(true)
    }
    face.load().then(loaded, () => undefined)
    return () => void (isLeft = true)
  }, [name, address, weights])
  return isThere ? name : null
}
