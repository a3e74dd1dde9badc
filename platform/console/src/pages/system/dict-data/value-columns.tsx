import type { DictData } from 'atrium/contract/system/dict'
import { StatusTag } from 'atrium/ui/feedback/status-tag'
import { useMemo } from 'react'
import type { ListColumn } from '#shared/crud/table/list-column'
import { DictTag } from '#shared/dict/dict-tag'
import { BuiltInMark } from '#shared/dict/built-in-mark'
import { tones } from '#shared/dict/tones'
import { useLanguage, useText } from '#shared/i18n/text'
import { texts } from './text'
import css from './page.module.css'

export function useValueColumns(): ListColumn<DictData>[] {
  const t = useText(texts)
  return useMemo(
    () => [
      {
        key: 'code',
        importance: 'low',
        align: 'right',
        title: t('code'),
        width: 72,
        isHidden: true,
        render: ({ dictCode }) => dictCode,
      },
      { key: 'label', title: t('label'), width: 180, isTitle: true, render: (value) => <Labels value={value} /> },
      { key: 'value', importance: 'high', title: t('value'), width: 120, render: (value) => <Value value={value} /> },
      {
        key: 'sort',
        importance: 'low',
        align: 'right',
        title: t('sort'),
        width: 80,
        render: ({ dictSort }) => dictSort,
      },
      { key: 'default', title: t('default'), width: 80, render: (value) => t(value.default ? 'yes' : 'no') },
      {
        key: 'status',
        importance: 'high',
        title: t('status'),
        width: 100,
        render: ({ status }) => <DictTag dictType="sys_normal_disable" value={status} dot />,
      },
      { key: 'remark', importance: 'low', title: t('remark'), width: 160, render: ({ remark }) => remark },
    ],
    [t],
  )
}

/** The label as other pages show it, and beside it what readers of the other language see. */
function Labels({ value: { dictLabel, dictLabelEn, listClass } }: { value: DictData }) {
  const [own, other] = useLanguage() === 'en' && dictLabelEn ? [dictLabelEn, dictLabel] : [dictLabel, dictLabelEn]
  return (
    <span className={css.labels}>
      <StatusTag tone={tones[listClass]}>{own}</StatusTag>
      {other !== own && other}
    </span>
  )
}

function Value({ value: { dictValue, builtIn } }: { value: DictData }) {
  const t = useText(texts)
  if (!builtIn) return dictValue
  return (
    <span className={css.value}>
      {dictValue}
      <BuiltInMark hint={t('builtInHint')} />
    </span>
  )
}
