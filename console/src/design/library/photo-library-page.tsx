import { photoOperations as operations, type PhotoView } from '@coverwright/contract/design/library'
import { ListPage } from '@coverwright/ui/list'
import { useTexts } from '@coverwright/ui/locales'
import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { useList, useWrite } from '../../platform/queries'
import { useDelete } from '../../platform/toast'
import { PhotoCard } from './photo-card'
import { PhotoDialog } from './photo-dialog'
import './library.css'

/** The photos of the company, as buyers see them, with what allows their use and where they are used. */
export function PhotoLibraryPage() {
  const t = useTexts('library')
  const [opened, setOpened] = useState<PhotoView | 'new'>()
  const list = useList(operations.list)
  const remove = useDelete()
  const gone = useWrite(operations.delete, { refreshes: [operations.list] })
  return (
    <>
      <ListPage
        {...list}
        title={t('photos.title')}
        purpose={t('photos.purpose')}
        action={{ act: 'add', label: t('photos.add'), icon: <ImagePlus />, onSelect: () => setOpened('new') }}
        filters={{
          tag: { label: t('tag'), options: (list.result?.tags ?? []).map((tag) => ({ value: tag, label: tag })) },
        }}
        columns={[]}
        rowKey={(photo) => photo.id}
        rowName={(photo) => photo.name}
        card={(photo) => (
          <PhotoCard
            photo={photo}
            onOpen={() => setOpened(photo)}
            onDelete={() =>
              void remove({ name: photo.name, verb: t('delete'), work: () => gone.mutateAsync({ id: photo.id }) })
            }
          />
        )}
        empty={{ picture: <ImagePlus size={24} />, title: t('photos.empty'), about: t('photos.emptyAbout') }}
      />
      {opened && <PhotoDialog {...(opened === 'new' ? {} : { photo: opened })} onClose={() => setOpened(undefined)} />}
    </>
  )
}
