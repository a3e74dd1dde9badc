import { useMemo } from 'react'
import { DictTag } from 'atrium/console/data'
import { DetailsLink, type ListColumn } from 'atrium/console/list'
import { countText, momentText, useLanguage, useText } from 'atrium/console/text'
import { inLanguage } from 'atrium/contract'
import type { Form } from '../../../../contract/form'
import type { source } from './source'
import { texts } from './text'

type Columns = ListColumn<Form, (typeof source.shape.sorts)[number]>[]

/** Without `design` the reader may not open the designer. */
export function useFormColumns(design: ((formId: number) => void) | undefined): Columns {
  const t = useText(texts)
  const language = useLanguage()
  return useMemo(
    () => [
      {
        key: 'title',
        title: t('title'),
        sort: 'title',
        width: 200,
        isTitle: true,
        render: ({ formId, title, titleEn, state }) => (
          <DetailsLink
            name={inLanguage(language, title, titleEn)}
            open={design && state !== 'archived' ? () => design(formId) : undefined}
          />
        ),
      },
      {
        key: 'state',
        title: t('state'),
        width: 110,
        importance: 'high',
        render: ({ state }) => <DictTag dictType="forms_state" value={state} />,
      },
      {
        key: 'number',
        title: t('number'),
        width: 160,
        render: ({ number, isChanged }) =>
          number === null
            ? t('never')
            : isChanged
              ? `${t('versionNumber', { number })} · ${t('changed')}`
              : t('versionNumber', { number }),
      },
      { key: 'entries', title: t('entries'), width: 90, align: 'right', render: ({ entries }) => countText(entries) },
      {
        key: 'audience',
        title: t('audience'),
        width: 120,
        render: ({ audience }) => t(audience),
      },
      {
        key: 'inMenu',
        importance: 'low',
        title: t('inMenu'),
        width: 90,
        render: ({ inMenu }) => t(inMenu ? 'yes' : 'no'),
      },
      { key: 'dept', importance: 'low', title: t('deptId'), width: 130, render: ({ deptName }) => deptName },
      { key: 'owner', importance: 'low', title: t('ownerId'), width: 110, render: ({ ownerName }) => ownerName },
      {
        key: 'updatedAt',
        title: t('updatedAt'),
        sort: 'updatedAt',
        width: 150,
        importance: 'low',
        render: ({ updatedAt }) => momentText(updatedAt),
      },
    ],
    [t, language, design],
  )
}
