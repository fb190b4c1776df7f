import type { CentreDocumentView, FolderView } from '@coverwright/contract/design/document-centre'
import { Button } from '@coverwright/ui/button'
import { type Formats, useFormats } from '@coverwright/ui/formats'
import { type Column, ListPage } from '@coverwright/ui/list'
import { type T, useTexts } from '@coverwright/ui/locales'
import { FilePlus2, FileText, FolderCog, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useDelete } from '../../platform/toast'
import { DocumentDialog } from './document-dialog'
import { DocumentPanel } from './document-panel'
import { FoldersDialog } from './folders-dialog'
import { useDocuments, useDocumentWrites } from './use-document-centre'
import { VersionDialog } from './version-dialog'
import './document-centre.css'

type Opened = { what: 'new' | 'folders' } | { what: 'edit' | 'addVersion'; row: CentreDocumentView } | null

/** The documents of the company: found by name and by text, in folders, each with its versions and its readers. */
export function DocumentCentrePage() {
  const t = useTexts('document-centre')
  const list = useDocuments()
  const [opened, setOpened] = useState<Opened>(null)
  const { remove } = useDocumentWrites()
  const ask = useDelete()
  const folders = list.result?.folders ?? []
  const close = () => setOpened(null)
  const act = (key: CentreDocumentView['may'][number], row: CentreDocumentView) => {
    if (key !== 'delete') return setOpened({ what: key, row })
    const { name, id, current } = row
    const loses = [t('versions', { count: current.number })]
    void ask({ name, verb: t('acts.delete'), loses, work: () => remove.mutateAsync({ id }) })
  }
  return (
    <>
      <ListPage
        {...list}
        title={t('title')}
        purpose={t('purpose')}
        action={{ act: 'add', label: t('add'), icon: <Plus />, onSelect: () => setOpened({ what: 'new' }) }}
        others={
          list.result?.may.includes('addFolder') && (
            <Button icon={<FolderCog />} onClick={() => setOpened({ what: 'folders' })}>
              {t('folders.manage')}
            </Button>
          )
        }
        search={t('search')}
        filters={{
          folder: {
            label: t('folder'),
            any: t('anyFolder'),
            options: folders.map(({ id, name }) => ({ value: id, label: name })),
          },
        }}
        columns={columnsOf(t, useFormats(), folders)}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        open={(row) => <DocumentPanel key={row.id} id={row.id} />}
        openAt="side"
        rowActions={(row) =>
          row.may.map((key) => ({
            key,
            label: t(`acts.${key}`),
            icon: icons[key],
            danger: key === 'delete',
            onSelect: () => act(key, row),
          }))
        }
        empty={{ picture: <FileText size={24} />, title: t('empty.title'), about: t('empty.about') }}
      />
      {opened?.what === 'new' && <DocumentDialog folders={folders} onClose={close} />}
      {opened?.what === 'edit' && <DocumentDialog folders={folders} row={opened.row} onClose={close} />}
      {opened?.what === 'addVersion' && <VersionDialog row={opened.row} onClose={close} />}
      {opened?.what === 'folders' && <FoldersDialog folders={folders} onClose={close} />}
    </>
  )
}

const icons = { edit: <Pencil />, addVersion: <FilePlus2 />, delete: <Trash2 /> }

const columnsOf = (t: T, formats: Formats, folders: readonly FolderView[]): Column<CentreDocumentView>[] => [
  {
    ...{ key: 'name', title: t('name'), isFixed: true },
    cell: ({ name, found }) => (
      <span className="centre-name">
        {name}
        {found && <small>{found}</small>}
      </span>
    ),
  },
  {
    ...{ key: 'folder', title: t('folder'), width: 150 },
    cell: ({ folderId }) => folders.find(({ id }) => id === folderId)?.name ?? t('noFolder'),
  },
  { key: 'version', title: t('version'), width: 90, cell: ({ current }) => formats.number(current.number) },
  { key: 'pages', title: t('pages'), width: 80, isWide: true, cell: ({ current }) => formats.number(current.pages) },
  { key: 'seenBy', title: t('seenBy.label'), width: 150, cell: ({ seenBy }) => t(`seenBy.${seenBy.kind}`) },
  { key: 'usedIn', title: t('usedIn'), width: 100, isWide: true, cell: ({ usedIn }) => formats.number(usedIn.length) },
  { key: 'updatedAt', title: t('changed'), width: 130, isWide: true, cell: (row) => formats.date(row.updatedAt) },
]
