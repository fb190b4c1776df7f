import { useFormats } from '../formats'
import { showTab } from './list-changes'
import type { ListState } from './list-state'
import type { StateTab } from './list-filter'

type Props = {
  /** What the tabs are of: the title of the page. */
  label: string
  tabs: StateTab[]
  value: ListState
  onChange: (next: ListState) => void
}

/** States as tabs with their counts; the first is what the list shows when nothing is said. */
export function StateTabs({ label, tabs, value, onChange }: Props) {
  const { number } = useFormats()
  const first = tabs[0]?.key
  return (
    <div className="cw-tabs" role="group" aria-label={label}>
      {tabs.map((tab) => {
        const isOn = (value.tab ?? first) === tab.key
        return (
          <button
            key={tab.key}
            type="button"
            className={isOn ? 'cw-tab cw-on' : 'cw-tab'}
            aria-pressed={isOn}
            onClick={() => onChange(showTab(value, tab.key === first ? undefined : tab.key))}
          >
            {tab.label}
            {tab.count !== undefined && <span className="cw-num">{number(tab.count)}</span>}
          </button>
        )
      })}
    </div>
  )
}
