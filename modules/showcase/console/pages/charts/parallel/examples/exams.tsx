import { Checkbox } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { LibraryChart } from '#modules/showcase/console/chart-data/library-chart'
import css from '../../../../chart-data/chart-page.module.css'
import { students } from '../machines'
import { texts } from '../text'

const subjects = ['chinese', 'maths', 'english', 'physics'] as const
const grades = ['pass', 'good', 'excellent'] as const

export default function Exams() {
  const t = useText(texts)
  const [chosen, setChosen] = useState<string[]>([...subjects])
  const shown = subjects.filter((subject) => chosen.includes(subject))
  const rows = students.map(({ marks, grade }, index) => ({
    name: t('student', { number: index + 1 }),
    values: [...shown.map((subject) => marks[subjects.indexOf(subject)]!), t(grade)],
    grade,
  }))
  return (
    <div className={css.wide}>
      <div className={css.bar}>
        <Checkbox.Group
          aria-label={t('axes')}
          options={subjects.map((value) => ({ value, label: t(value) }))}
          value={chosen}
          onChange={setChosen}
        />
      </div>
      <LibraryChart
        key={shown.join()}
        label={t('exams')}
        empty={t('noAxes')}
        option={({ series }) => ({
          parallel: { left: 28, right: 64, top: 40, bottom: 24 },
          parallelAxis: [
            ...shown.map((subject, dim) => ({ dim, name: t(subject), min: 40, max: 100 })),
            { dim: shown.length, name: t('grade'), type: 'category', data: grades.map((grade) => t(grade)) },
          ],
          tooltip: {},
          series: {
            type: 'parallel',
            smooth: 0.2,
            data: rows.map(({ name, values, grade }) => ({
              name,
              value: values,
              lineStyle: { color: series[[2, 3, 1][grades.indexOf(grade)]!]!, width: 1.5, opacity: 0.7 },
            })),
          },
        })}
        table={{
          head: [t('name'), ...shown.map((subject) => t(subject)), t('grade')],
          rows: shown.length > 0 ? rows.map(({ name, values }) => [name, ...values]) : [],
        }}
      />
    </div>
  )
}
