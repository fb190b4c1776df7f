import type { NoticeView } from '@coverwright/contract/company/notifications'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import './notice-icon.css'

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

export function NoticeIcon({ tone }: { tone: NoticeView['tone'] }) {
  const Icon = icons[tone]
  return <Icon className={`notice-icon notice-icon-${tone}`} />
}
