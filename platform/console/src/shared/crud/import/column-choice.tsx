import { textIn } from 'atrium/contract/language'
import { Button, Select } from 'antd'
import { useState } from 'react'
import { useLanguage, useText } from '#shared/i18n/text'
import css from './column-choice.module.css'
import type { ReadFile } from './run/import-state'
import type { Import } from './run/use-import'
import { texts } from './text'
import { UpdateChoice } from './update-choice'

/** Which column of the import each column of the file is. */
export function ColumnChoice({ job, file }: { job: Import; file: ReadFile }) {
  const t = useText(texts)
  const language = useLanguage()
  const [keys, setKeys] = useState(file.keys)
  const [headings = [], example = []] = file.table
  const options = job.spec
    .columns()
    .map(({ key, title, required }) => ({ value: key, label: `${textIn(language, title)}${required ? ' *' : ''}` }))
  return (
    <>
      <UpdateChoice job={job} />
      <div>
        <p>{t('columnsTitle')}</p>
        <p className={css.hint}>{t('columnsHint')}</p>
      </div>
      <table className={css.columns}>
        <thead>
          <tr>
            <th>{t('heading')}</th>
            <th>{t('example')}</th>
            <th>{t('column')}</th>
          </tr>
        </thead>
        <tbody>
          {headings.map((heading, place) =>
            heading === '' && !example[place] ? null : (
              // The headings of a file may repeat.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={place}>
                <th scope="row">{heading}</th>
                <td className={css.example}>{example[place]}</td>
                <td>
                  <Select
                    className={css.choice}
                    aria-label={t('columnOf', { heading })}
                    placeholder={t('leftOut')}
                    allowClear
                    showSearch={{ optionFilterProp: 'label' }}
                    disabled={job.busy !== undefined}
                    value={keys[place]}
                    options={options}
                    onChange={(next?: string) => setKeys(keys.with(place, next))}
                  />
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      <Button
        type="primary"
        className={css.next}
        disabled={job.busy !== undefined}
        onClick={() => job.setKeys(headings.map((_, place) => keys[place]))}
      >
        {t('useColumns')}
      </Button>
    </>
  )
}
