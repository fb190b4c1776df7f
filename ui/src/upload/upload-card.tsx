import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { UploadZone, type UploadZoneProps } from './upload-zone'
import './upload-card.css'

export type UploadPromise = {
  readonly key: string
  readonly Icon: LucideIcon
  readonly title: string
  readonly about: string
}

type Props = {
  zone: UploadZoneProps
  /** What can go wrong, and what may come in: said under the zone. */
  children: ReactNode
  promises: readonly UploadPromise[]
}

/** Where a file begins its way: the zone, and beside it what will be done with the file. */
export function UploadCard({ zone, children, promises }: Props) {
  return (
    <section className="cw-card cw-upload-card">
      <div className="cw-upload-card-zone">
        <UploadZone {...zone} />
        {children}
      </div>
      <ul>
        {promises.map(({ key, Icon, title, about }) => (
          <li key={key}>
            <Icon size={18} aria-hidden="true" />
            <span>
              <strong>{title}</strong>
              {about}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
