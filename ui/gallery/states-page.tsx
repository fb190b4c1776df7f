import { Package } from 'lucide-react'
import {
  CardsSkeleton,
  EmptyState,
  ErrorState,
  FormSkeleton,
  ListSkeleton,
  NotFound,
  PageHeader,
  Unauthorized,
} from '../src/page'
import './gallery.css'

export function StatesPage() {
  return (
    <>
      <PageHeader title="States" purpose="What stands where content will be." />
      <div className="g-columns">
        <div className="cw-card">
          <ListSkeleton rows={4} />
        </div>
        <div className="cw-card">
          <ListSkeleton rows={3} height={56} />
        </div>
        <div className="cw-card">
          <FormSkeleton fields={3} />
        </div>
        <div className="cw-card">
          <CardsSkeleton cards={2} />
        </div>
        <div className="cw-card">
          <EmptyState
            title="Vouchers will be listed here"
            about="Make one and give its code to customers."
            picture={<Package size={32} />}
            action={{ label: 'New voucher', href: '/new' }}
          />
        </div>
        <div className="cw-card">
          <ErrorState onRetry={() => {}} reference="7f3a-91c4" />
        </div>
        <NotFound home="/home" />
      </div>
    </>
  )
}

export const UnauthorizedPage = () => <Unauthorized home="/home" />
