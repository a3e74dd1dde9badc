import { Select } from 'antd'
import { pinyin } from 'pinyin-pro'
import { useId, useState } from 'react'
import { useText } from 'atrium/console/text'
import sample from '#modules/showcase/kit/sample.module.css'
import css from '../page.module.css'
import { texts } from '../text'

const names = ['单晓峰', '仇雨桐', '尉迟明', '查文轩', '覃海洋']

const syllables = (name: string) => pinyin(name, { type: 'array', surname: 'head' })
const readingsOf = (letter: string) => pinyin(letter, { type: 'array', multiple: true })

export default function Surnames() {
  const t = useText(texts)
  const id = useId()
  // What people said about their own name is kept beside it: no dictionary knows.
  const [corrections, setCorrections] = useState<Readonly<Record<string, string>>>({})
  return (
    <table className={`${sample.card} ${css.table}`}>
      <thead>
        <tr>
          <th>{t('name')}</th>
          <th>{t('plain')}</th>
          <th>{t('asSurname')}</th>
          <th>{t('correction')}</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name, row) => {
          const [surname = '', ...given] = syllables(name)
          const chosen = corrections[name] ?? surname
          const options = [...new Set([surname, ...readingsOf(name.charAt(0))])]
          return (
            <tr key={name}>
              <th id={`${id}-${row}`} lang="zh-CN">
                {name}
              </th>
              <td className={sample.hint}>{pinyin(name)}</td>
              <td data-testid={name}>{[chosen, ...given].join(' ')}</td>
              <td>
                <Select
                  aria-labelledby={`${id}-${row}`}
                  options={options.map((value) => ({ value, label: value }))}
                  value={chosen}
                  onChange={(value) => setCorrections((before) => ({ ...before, [name]: value }))}
                />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
