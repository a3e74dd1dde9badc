import { dashboardRanges, type DashboardDays } from 'atrium/contract/fields/dashboard-ranges'
import { useSearchParams } from 'react-router'
import { useText } from '#shared/i18n/text'
import { sameTab } from '#shared/navigation/same-tab'
import { keepRange } from './range'
import css from './range-choice.module.css'
import { texts } from '../text'

/** Which range the dashboard counts. The choice is in the address, and kept for the next time. */
export function RangeChoice({ value }: { value: DashboardDays }) {
  const t = useText(texts)
  const [, setSearch] = useSearchParams()
  const choose = (days: DashboardDays) => {
    keepRange(days)
    setSearch({ days: String(days) }, { state: sameTab, replace: true })
  }
  return (
    <fieldset className={css.ranges}>
      <legend className="visually-hidden">{t('range')}</legend>
      {dashboardRanges.map((days) => (
        <label key={days}>
          <input
            type="radio"
            name="dashboard-days"
            className="visually-hidden"
            checked={days === value}
            onChange={() => choose(days)}
          />
          <span>{t('lastDays', { days })}</span>
        </label>
      ))}
    </fieldset>
  )
}
