import { later } from '@coverwright/ui/later'
import { type ComponentType, Suspense, useCallback, useMemo } from 'react'
import { useMe } from '../../../platform/me'
import { type BoundLogic, type InEditor, mayOpen, useScreens } from '../../../platform/routes'
import { shownBy } from '../shown-by'

/** Rooms that keep logic of a product stand above this one, so they declare it: each says here what it keeps. A key asks none of them. */
export const Keepers = shownBy(['product', 'mayEdit', 'store'], function Keepers({ editing }) {
  const { product, mayEdit, store } = editing
  const screens = useScreens()
  const { permissions } = useMe()
  const put = useCallback(
    (path: string, logic: BoundLogic) =>
      store.setState(({ keepers }) => ({ keepers: new Map([...keepers, [path, logic]]) })),
    [store],
  )
  return screens.map((screen) =>
    screen.inEditor && mayOpen(screen, permissions) ? (
      <Keeper
        key={screen.path}
        path={screen.path}
        load={screen.inEditor}
        productId={product.id}
        mayEdit={mayEdit}
        onKept={put}
      />
    ) : null,
  )
})

type KeeperProps = Omit<InEditor, 'onLogic'> & {
  path: string
  load: () => Promise<ComponentType<InEditor>>
  onKept: (path: string, logic: BoundLogic) => void
}

function Keeper({ load, path, onKept, ...about }: KeeperProps) {
  const Part = useMemo(() => later(load), [load])
  const onLogic = useCallback((logic: BoundLogic) => onKept(path, logic), [path, onKept])
  return (
    <Suspense fallback={null}>
      <Part {...about} onLogic={onLogic} />
    </Suspense>
  )
}
