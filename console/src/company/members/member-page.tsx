import type { MemberView } from '@coverwright/contract/company/members'
import { useTexts } from '@coverwright/ui/locales'
import { LoadedThing } from '@coverwright/ui/thing'
import { useLocation } from '@tanstack/react-router'
import { UserX } from 'lucide-react'
import { whyNot } from '../../platform/wire'
import { useErrorWords } from '../../platform/words'
import { MemberThing } from './member-thing'
import { useMember } from './use-members'
import './members.css'

/** One member or open invitation (`?id=…`): who they are, what happened to them, what may be done. */
export function MemberPage() {
  const t = useTexts('members')
  const words = useErrorWords()
  const { id = '' } = useLocation().search as { id?: string }
  return (
    <LoadedThing<MemberView>
      asked={useMember(id)}
      why={whyNot}
      words={words}
      home="/home"
      gone={{
        picture: <UserX size={24} />,
        title: t('page.gone'),
        about: t('page.goneAbout'),
        action: { label: t('page.all'), href: '/users' },
      }}
    >
      {(member) => <MemberThing key={member.id} member={member} />}
    </LoadedThing>
  )
}
