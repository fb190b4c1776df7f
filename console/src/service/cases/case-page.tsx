import type { CaseView } from '@coverwright/contract/service/cases'
import { useTexts } from '@coverwright/ui/locales'
import { LoadedThing } from '@coverwright/ui/thing'
import { Scale } from 'lucide-react'
import { whyNot } from '../../platform/wire'
import { useErrorWords } from '../../platform/words'
import { CaseThing } from './case-thing'
import { useCase } from './use-cases'
import './cases.css'

export function CasePage({ caseId }: { caseId: string }) {
  const t = useTexts('cases')
  const words = useErrorWords()
  return (
    <LoadedThing<CaseView>
      asked={useCase(caseId)}
      why={whyNot}
      words={words}
      home="/home"
      gone={{
        picture: <Scale size={24} />,
        title: t('page.gone'),
        about: t('page.goneAbout'),
        action: { label: t('page.all'), href: '/complexCase' },
      }}
    >
      {(view) => <CaseThing key={view.id} view={view} />}
    </LoadedThing>
  )
}
