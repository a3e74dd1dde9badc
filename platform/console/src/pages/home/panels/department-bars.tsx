import type { Dashboard } from 'atrium/contract/dashboard'
import { EmptyState } from 'atrium/ui/feedback/view-state'
import { Icon } from 'atrium/ui/icon'
import { Section } from 'atrium/ui/layout/card'
import { useId } from 'react'
import { ChartFrame } from '#shared/chart/chart-frame'
import { roundStep } from '#shared/chart/shape/scale'
import { percentTexts } from '#shared/chart/percent-texts'
import { countText } from '#shared/i18n/number-text'
import { useText } from '#shared/i18n/text'
import css from './bars.module.css'
import { texts } from '../text'
import { useLists, useOpen } from '../use-lists'

type Departments = Dashboard['usersByDepartment']

/** So many departments fit the panel, the largest; the table has all. */
const most = 6
/** So many figures fit a row on a phone. */
const longest = 8
/** Width and height of a figure, and from one figure to the next, in pixels. */
const figure = 18
const pitch = 20

/**
 * A bar of small figures for each department, each figure for the same whole number of persons. A bar opens the users of the department
 * and of those below it.
 */
export function DepartmentBars({ departments, users }: { departments: Departments; users: number }) {
  const t = useText(texts)
  const id = useId()
  const open = useOpen()
  const lists = useLists()
  const all = largest(departments)
  const shown = all.slice(0, most)
  const openAt = (index: number) => open(lists.users({ deptId: shown[index]!.id! }))
  if (shown.length === 0) {
    return (
      <Section title={t('byDepartment')}>
        <EmptyState compact title={t('noDepartments')} />
      </Section>
    )
  }
  const persons = roundStep(shown[0]!.count, longest)
  const scale = t('figureStandsFor', { count: persons })
  const width = widthOf(Math.ceil(shown[0]!.count / persons))
  const table = { head: [t('department'), t('users')], rows: all.map(({ name, count }) => [name, count]) }
  const percents = percentTexts(shown.map(({ count }) => count / users))
  const points = shown.map(({ name, count }, index) => ({
    rows: [{ name, value: `${countText(count)} (${percents[index]})` }],
    x: 50,
    y: (index / shown.length) * 100,
  }))
  return (
    <Section
      title={t('byDepartment')}
      note={all.length > most ? `${t('largest', { shown: most, all: all.length })} · ${scale}` : scale}
    >
      <ChartFrame
        label={t('byDepartment')}
        table={table}
        points={points}
        onOpen={lists.users({}) === undefined ? undefined : openAt}
      >
        {(active, tooltip) => (
          <div className={css.bars}>
            <Figures id={id} />
            {shown.map(({ name, count }, index) => (
              <div key={name} className={index === active ? `${css.row} ${css.active}` : css.row} data-point={index}>
                <span>{name}</span>
                <svg width={width} height={figure}>
                  <rect width={width} height={figure} fill={`url(#${id}-all)`} />
                  <rect width={widthOf(count / persons)} height={figure} fill={`url(#${id}-counted)`} />
                </svg>
                <b>{countText(count)}</b>
              </div>
            ))}
            {tooltip}
          </div>
        )}
      </ChartFrame>
    </Section>
  )
}

/** The patterns that fill the bars. */
function Figures({ id }: { id: string }) {
  const size = { width: pitch, height: figure, patternUnits: 'userSpaceOnUse' }
  return (
    <svg className={css.figures} width="0" height="0">
      <pattern id={`${id}-all`} {...size}>
        <Icon name="lucide:user-round" size={figure} className={css.figure} />
      </pattern>
      <pattern id={`${id}-counted`} {...size}>
        <Icon name="lucide:user-round" size={figure} className={css.counted} />
      </pattern>
    </svg>
  )
}

/** So many figures side by side. The last is cut where it counts fewer persons than the others. */
function widthOf(figures: number): number {
  const whole = Math.floor(figures)
  return figures === whole ? whole * pitch - (pitch - figure) : whole * pitch + (figures - whole) * figure
}

/** Those with users, the largest first. */
function largest(departments: Departments): Departments {
  return departments.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)
}
