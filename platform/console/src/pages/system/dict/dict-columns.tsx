import { inLanguage } from '@atrium/contract/language'
import type { DictType } from '@atrium/contract/system/dict'
import { Link } from 'react-router'
import { useMemo } from 'react'
import { api } from '#shared/api/api'
import type { ListColumn } from '#shared/crud/table/list-column'
import { DictTag } from '#shared/dict/dict-tag'
import { BuiltInMark } from '#shared/dict/built-in-mark'
import { useLanguage, useText } from '#shared/i18n/text'
import { useCan } from '#shared/session/user/access'
import css from './page.module.css'
import { texts } from './text'

/** Where the values of a dictionary are. */
export const dataPath = ({ dictId }: DictType) => `/system/dictData/${dictId}`

export function useDictColumns(): ListColumn<DictType>[] {
  const t = useText(texts)
  const can = useCan()
  return useMemo(
    () => [
      { key: 'id', importance: 'low', align: 'right', title: t('id'), width: 72, render: ({ dictId }) => dictId },
      { key: 'name', title: t('name'), width: 160, isTitle: true, render: (dict) => <Name dict={dict} /> },
      {
        key: 'type',
        title: t('type'),
        width: 200,
        // The page of the values needs the permission to edit.
        render: (dict) => (can(api.dicts.edit) ? <Link to={dataPath(dict)}>{dict.dictType}</Link> : dict.dictType),
      },
      {
        key: 'status',
        importance: 'high',
        title: t('status'),
        width: 100,
        render: ({ status }) => <DictTag dictType="sys_normal_disable" value={status} dot />,
      },
      { key: 'remark', importance: 'low', title: t('remark'), width: 200, render: ({ remark }) => remark },
    ],
    [t, can],
  )
}

function Name({ dict: { dictName, dictNameEn, builtIn } }: { dict: DictType }) {
  const t = useText(texts)
  const language = useLanguage()
  return (
    <span className={css.name}>
      <b>{inLanguage(language, dictName, dictNameEn)}</b>
      {builtIn && <BuiltInMark hint={t('builtInHint')} />}
    </span>
  )
}
