import { initialsOf, toneOf } from './initials'
import './avatar.css'

export type AvatarProps = { name: string; picture?: string; size?: 20 | 24 | 32 | 48 }

/** A person as a picture or as initials; the colour follows the name, so one person keeps one colour. */
export function Avatar({ name, picture, size = 24 }: AvatarProps) {
  const place = `cw-avatar cw-avatar-${size}`
  if (picture) return <img className={place} src={picture} alt={name} width={size} height={size} />
  return (
    <span className={`${place} cw-avatar-${toneOf(name)}`} title={name} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}
