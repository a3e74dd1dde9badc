import type { Dashboard } from '@atrium/contract/dashboard'
import { EmptyState } from '@atrium/ui/view-state'
import { Icon } from '@atrium/ui/icon'
import { useText } from '#shared/i18n/text'
import css from './bars.module.css'
import { Panel } from './panel'
import { texts } from './text'

type Departments = Dashboard['usersByDepartment']

/** So many departments fit the panel; the largest come first. */
const most = 6
/** So many figures fit a row on a phone. */
const longest = 8

/** A bar of small figures for each department, each figure for the same whole number of persons. */
export function DepartmentBars({ departments }: { departments: Departments }) {
  const t = useText(texts)
  const shown = largest(departments)
  if (shown.length === 0) {
    return (
      <Panel title={t('byDepartment')}>
        <EmptyState compact title={t('noDepartments')} />
      </Panel>
    )
  }
  const persons = personsPerFigure(shown[0]!.count)
  const places = Math.ceil(shown[0]!.count / persons)
  return (
    <Panel title={t('byDepartment')} note={t('figureStandsFor', { count: persons })}>
      <table className={css.bars} aria-label={t('byDepartment')}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('department')}</th>
            <th scope="col">{t('users')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, count }) => (
            <tr key={name}>
              <th scope="row" title={name}>
                {name}
              </th>
              <td>
                <Bar count={count} persons={persons} places={places} />
                <b>{count}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

/** The last figure is cut where it counts fewer persons than the others. */
function Bar({ count, persons, places }: { count: number; persons: number; places: number }) {
  return (
    <span className={css.bar} aria-hidden="true">
      {Array.from({ length: places }, (_, place) => {
        const share = Math.min(1, Math.max(0, count / persons - place))
        return (
          <span key={place} className={css.figure}>
            <Icon name="lucide:user-round" size={18} />
            {share > 0 && (
              <span className={css.counted} style={{ width: `${share * 100}%` }}>
                <Icon name="lucide:user-round" size={18} />
              </span>
            )}
          </span>
        )
      })}
    </span>
  )
}

function largest(departments: Departments): Departments {
  return departments
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, most)
}

/** 1, 2, 5, 10, 20, 50 and so on: the first with which the longest bar fits. */
function personsPerFigure(largestCount: number): number {
  for (let ten = 1; ; ten *= 10) {
    const fitting = [ten, 2 * ten, 5 * ten].find((persons) => largestCount / persons <= longest)
    if (fitting) return fitting
  }
}
