import { componentOperations as operations, type ComponentView } from '@coverwright/contract/design/library'
import type { ComponentKind } from '@coverwright/rules/design/library'
import type { Page } from '@coverwright/rules/design/products'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Loaded } from '@coverwright/ui/page'
import { Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { asked, useOperation, useWrite } from '../../platform/queries'
import { useDelete, useToast } from '../../platform/toast'
import { useErrorWords } from '../../platform/words'
import { RenameComponent } from './rename-component'
import { Tags } from './tags'
import './library.css'

type Props = {
  /** What a line is dragged by. */
  grip?: (component: ComponentView) => ReactNode
  /** Absent where nothing can be put in. */
  onPut?: ((id: string) => void) | undefined
}

/** The pieces of forms that the company uses again: put in as a copy, renamed, deleted. */
export function ComponentList({ grip, onPut }: Props) {
  const t = useTexts('library')
  const [search, setSearch] = useState('')
  const [renamed, setRenamed] = useState<ComponentView>()
  const listed = useOperation(operations.list, { search, pageSize: 100 }, { keepsLast: true })
  const words = useErrorWords()
  return (
    <div className="library-components">
      <div className="library-bar">
        <input
          type="search"
          aria-label={t('components.search')}
          placeholder={t('components.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      <Loaded asked={listed} words={words}>
        {({ rows }) => (
          <ul className="library-faces">
            {rows.map((row) => (
              <Line
                key={row.id}
                row={row}
                grip={grip?.(row)}
                onPut={onPut && (() => onPut(row.id))}
                onRename={() => setRenamed(row)}
              />
            ))}
            {rows.length === 0 && <li className="library-quiet">{t('components.empty')}</li>}
          </ul>
        )}
      </Loaded>
      {renamed && <RenameComponent component={renamed} onClose={() => setRenamed(undefined)} />}
    </div>
  )
}

/** A component is fetched when it is put in: the list has only what is shown of it. */
export function useComponent() {
  const withToast = useToast()
  return (id: string, put: (kind: ComponentKind, pages: readonly Page[]) => void) =>
    withToast(async () => {
      const { component, pages } = await asked(operations.get, { id })
      put(component.kind, pages as readonly Page[])
    })
}

type LineProps = { row: ComponentView; grip: ReactNode; onPut: (() => void) | undefined; onRename: () => void }

function Line({ row: { id, name, tags, kind, questions, may }, grip, onPut, onRename }: LineProps) {
  const t = useTexts('library')
  const remove = useDelete()
  const gone = useWrite(operations.delete, { refreshes: [operations.list] })
  const ask = () =>
    remove({ name, verb: t('delete'), keeps: t('components.keeps'), work: () => gone.mutateAsync({ id }) })
  return (
    <li className="library-line">
      {grip}
      <div>
        <b className="cw-cut">{name}</b>
        <span className="library-quiet">{t(`components.${kind}`, { count: questions })}</span>
        <Tags tags={tags} />
      </div>
      {may.includes('edit') && (
        <Button
          size="small"
          type="text"
          icon={<Pencil />}
          aria-label={t('components.rename', { name })}
          onClick={onRename}
        />
      )}
      {may.includes('delete') && (
        <Button
          size="small"
          type="text"
          icon={<Trash2 />}
          aria-label={t('deleteOf', { name })}
          onClick={() => void ask()}
        />
      )}
      {onPut && (
        <Button size="small" onClick={onPut} aria-label={t('components.putOf', { name })}>
          {t('components.put')}
        </Button>
      )}
    </li>
  )
}
