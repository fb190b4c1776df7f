import { Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { takeEarlyPalette } from '../early-palette'
import { later } from '../later'
import { useTexts } from '../locales'
import type { MenuItem } from '../menu'
import type { Notice } from '../notices'
import type { PaletteSource } from '../palette'
import { toast } from '../toast'
import { Rail, type RailProps } from './rail'
import type { RailGroup } from './rail-groups'
import { TopBar, type Crumb, type Person } from './top-bar'
import { useFrameKeys } from './use-frame-keys'
import { useRail, type Memory } from './use-rail'
import './shell.css'

/** Both open only when asked for, so neither weighs on the first screen. */
const CommandPalette = later(() => import('../palette').then((part) => part.CommandPalette), NotOpened)
const NoticesDrawer = later(() => import('../notices').then((part) => part.NoticesDrawer), NotOpened)

export type FrameProps = {
  company: RailProps['company']
  groups: RailGroup[]
  apart?: RailGroup[]
  foot?: RailGroup[]
  /** The path being shown, without its query. */
  path: string
  /** The place of the rail that it belongs to, where it has none of its own. */
  under?: string | undefined
  crumbs: Crumb[]
  person: Person
  help?: MenuItem[]
  /** What the command palette knows; keep the array stable between draws. */
  sources: PaletteSource[]
  notices?: NoticesProps
  /** Where the frame remembers that the rail is slim. */
  memory: Memory
  children: ReactNode
}

export type NoticesProps = {
  items: Notice[]
  isLoading?: boolean
  hasUnread: boolean
  onOpen?: () => void
  onReadAll?: () => void
}

/** The rail, the top bar, and the page between them. */
export function Frame(props: FrameProps) {
  const { path, under, crumbs, person, help, sources, notices, memory, children } = props
  const t = useTexts('ui')
  const rail = useRail(memory, path)
  const [opened, setOpened] = useState<'palette' | 'notices' | null>(null)
  const close = () => setOpened(null)
  useEffect(() => {
    if (takeEarlyPalette()) setOpened('palette')
  }, [])
  useFrameKeys({ onRail: rail.toggle, onPalette: () => setOpened((now) => (now === 'palette' ? null : 'palette')) })
  const openNotices = () => {
    setOpened('notices')
    notices?.onOpen?.()
  }
  return (
    <div className="cw-frame" data-slim={rail.isSlim} data-rail-open={rail.isOver}>
      <a className="cw-skip" href="#page">
        {t('shell.skip')}
      </a>
      <Rail
        company={props.company}
        groups={props.groups}
        apart={props.apart}
        foot={props.foot}
        path={path}
        under={under}
        isSlim={rail.isSlim && !rail.isOver}
        onToggle={rail.toggle}
      />
      {rail.isOver && <button type="button" className="cw-rail-scrim" aria-label={t('close')} onClick={rail.leave} />}
      <TopBar
        crumbs={crumbs}
        person={person}
        help={help}
        hasUnread={notices?.hasUnread}
        onNotices={notices ? openNotices : undefined}
        onPalette={() => setOpened('palette')}
        onRail={rail.show}
      />
      <main id="page" className="cw-main" tabIndex={0}>
        {children}
      </main>
      <Suspense fallback={null}>
        {opened === 'palette' && <CommandPalette sources={sources} onClose={close} />}
        {opened === 'notices' && notices && <NoticesDrawer {...notices} onClose={close} />}
      </Suspense>
    </div>
  )
}

/** What lies over the page is closed again and said, where it does not come. */
function NotOpened({ onClose }: { onClose: () => void }) {
  const t = useTexts('ui')
  const say = useEffectEvent(() => {
    toast({ text: t('error.title'), tone: 'danger' })
    onClose()
  })
  // Once: the frame may be drawn anew before it has closed this, with another `onClose`.
  useEffect(() => say(), [])
  return null
}
