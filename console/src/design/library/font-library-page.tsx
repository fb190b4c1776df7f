import { fontOperations as operations, type FontView } from '@coverwright/contract/design/library'
import { type Formats, useFormats } from '@coverwright/ui/formats'
import { type Column, ListPage } from '@coverwright/ui/list'
import { type T, useTexts } from '@coverwright/ui/locales'
import { Plus, Trash2, Type } from 'lucide-react'
import { useState } from 'react'
import { useList, useWrite } from '../../platform/queries'
import { useDelete } from '../../platform/toast'
import { FaceSample } from './face-sample'
import { FontDialog, fontName } from './font-dialog'
import { HouseFonts } from './house-fonts'
import { Tags } from './tags'
import { UsedIn } from './used-in'
import './library.css'

/** The fonts that a company may set its products in, each in its own face; below them those of the house. */
export function FontLibraryPage() {
  const t = useTexts('library')
  const [isAdding, setAdding] = useState(false)
  const list = useList(operations.list)
  const remove = useDelete()
  const gone = useWrite(operations.delete, { refreshes: [operations.list] })
  const ask = (font: FontView) =>
    remove({ name: fontName(font), verb: t('delete'), work: () => gone.mutateAsync({ id: font.id }) })
  return (
    <>
      <ListPage
        {...list}
        title={t('fonts.title')}
        purpose={t('fonts.purpose')}
        action={{ act: 'add', label: t('fonts.add'), icon: <Plus />, onSelect: () => setAdding(true) }}
        filters={{
          tag: { label: t('tag'), options: (list.result?.tags ?? []).map((tag) => ({ value: tag, label: tag })) },
        }}
        columns={columnsOf(t, useFormats())}
        rowKey={(font) => font.id}
        rowName={fontName}
        rowHeight={56}
        open={(font, close) => <FontDialog key={font.id} font={font} onClose={close} />}
        openAt="dialog"
        rowActions={(font) =>
          font.may.includes('delete')
            ? [{ key: 'delete', label: t('delete'), icon: <Trash2 />, danger: true, onSelect: () => void ask(font) }]
            : []
        }
        empty={{ picture: <Type size={24} />, title: t('fonts.empty'), about: t('fonts.emptyAbout') }}
      />
      <HouseFonts />
      {isAdding && <FontDialog onClose={() => setAdding(false)} />}
    </>
  )
}

const columnsOf = (t: T, formats: Formats): Column<FontView>[] => [
  { key: 'family', title: t('fonts.family'), isFixed: true, cell: fontName },
  { key: 'face', title: t('fonts.face'), width: 220, cell: ({ look }) => <FaceSample face={look} /> },
  { key: 'licence', title: t('licence'), isWide: true, cell: ({ licence }) => licence },
  { key: 'tags', title: t('tags'), isWide: true, isHidden: true, cell: ({ tags }) => <Tags tags={tags} /> },
  { key: 'used', title: t('used.label'), isWide: true, cell: ({ usedIn }) => <UsedIn uses={usedIn} /> },
  { key: 'bytes', title: t('fonts.size'), align: 'end', width: 110, cell: ({ bytes }) => formats.bytes(bytes) },
]
